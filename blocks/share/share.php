<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of share.tsx. */
return static function (array $props): Markup {
    /** @var array{title: string, url: string, showPrint: bool} $props */
    ['title' => $title, 'url' => $url] = $props;
    $button = static fn (string $label): Markup => Html::el('button', ['type' => 'button', 'class' => 'coleman-share__tool'], $label);

    return Html::el(
        'div',
        ['class' => 'coleman-share__tools'],
        $button(__('Share', 'coleman')),
        Html::el('a', [
            'class' => 'coleman-share__tool',
            'href' => sprintf('mailto:?subject=%s&body=%s', rawurlencode($title), rawurlencode("{$title}\n{$url}")),
            'data-native' => '',
        ], __('E-mail', 'coleman')),
        $props['showPrint'] ? $button(__('Print', 'coleman')) : null,
        Html::el('span', ['class' => 'coleman-share__told', 'role' => 'status']),
    );
};
