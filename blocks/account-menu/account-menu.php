<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of account-menu.tsx. */
return static function (array $props): Markup {
    /** @var array{items: list<array{label: string, url: string, isCurrent: bool}>, unconfirmed: string} $props */
    $current = array_find($props['items'], static fn (array $item): bool => $item['isCurrent']);
    $name = match (true) {
        null === $current => __('Account', 'coleman'),
        $current === $props['items'][0] => $current['label'],
        /* translators: %s: page of the account */
        default => sprintf(__('Account: %s', 'coleman'), $current['label']),
    };

    return Html::el(
        'nav',
        ['class' => 'coleman-account-menu__nav', 'aria-label' => __('Account', 'coleman')],
        Html::el(
            'details',
            ['class' => 'coleman-account-menu__fold', 'data-wide-open' => ''],
            Html::el('summary', ['class' => 'coleman-account-menu__name'], $name),
            Html::el('ul', ['class' => 'coleman-account-menu__list'], array_map(static fn (array $item): Markup => Html::el('li', [], Html::el(
                'a',
                ['class' => 'coleman-account-menu__link', 'href' => $item['url'], 'aria-current' => $item['isCurrent'] ? 'page' : null],
                $item['label'],
            )), $props['items'])),
        ),
        '' === $props['unconfirmed'] ? null : Html::el(
            'form',
            ['class' => 'coleman-account-menu__notice', 'method' => 'post'],
            Html::el('p', ['class' => 'coleman-account-menu__text'], __('Confirm your email address: we sent you a link.', 'coleman')),
            Html::el('p', ['class' => 'coleman-account-menu__address'], $props['unconfirmed']),
            Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'email_resend']),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'quiet', 'label' => __('Send the link again', 'coleman')]),
        ),
    );
};
