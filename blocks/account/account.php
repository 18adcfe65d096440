<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of account.tsx. */
return static function (array $props): Markup {
    /** @var array{name: string, email: string} $props */
    return Html::el(
        'div',
        ['class' => 'coleman-account__frame'],
        Html::el('h1', ['class' => 'coleman-account__title'], __('My Account', 'coleman')),
        Html::el(
            'section',
            ['class' => 'coleman-account__plate'],
            Html::el('h2', ['class' => 'coleman-account__strip'], __('Customer', 'coleman')),
            Html::el(
                'div',
                ['class' => 'coleman-account__body'],
                Html::el('p', ['class' => 'coleman-account__name'], $props['name']),
                Html::el('p', ['class' => 'coleman-account__email'], $props['email']),
                Html::el(
                    'form',
                    ['class' => 'coleman-account__form', 'method' => 'post'],
                    Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'sign_out']),
                    Twins::ui('button')(['type' => 'submit', 'variant' => 'quiet', 'label' => __('Log Out', 'coleman')]),
                ),
            ),
        ),
    );
};
