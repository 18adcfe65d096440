<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of logout.tsx. */
return static function (array $props): Markup {
    /** @var array{customer: string|null, urls: array{login: string, home: string}} $props */
    $text = static fn (string $text): Markup => Html::el('p', ['class' => 'coleman-logout__text'], $text);
    $link = static fn (string $url, string $text): Markup => Html::el('a', ['class' => 'coleman-logout__link', 'href' => $url], $text);

    return Html::el(
        'div',
        ['class' => 'coleman-logout__frame'],
        Html::el('h1', ['class' => 'coleman-logout__title'], __('Log Out', 'coleman')),
        null === $props['customer'] ? Html::fragment(
            $text(__('You are logged out.', 'coleman')),
            Html::el(
                'p',
                ['class' => 'coleman-logout__links'],
                $link($props['urls']['login'], __('Customer Login', 'coleman')),
                $link($props['urls']['home'], __('Home page', 'coleman')),
            ),
        ) : Html::el(
            'form',
            ['class' => 'coleman-logout__form', 'method' => 'post'],
            /* translators: %s: name of the customer */
            $text(sprintf(__('Log out of %s?', 'coleman'), $props['customer'])),
            Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'sign_out']),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Log Out', 'coleman')]),
        ),
    );
};
