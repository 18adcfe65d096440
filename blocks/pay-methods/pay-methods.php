<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of pay-methods.tsx. */
return static function (array $props): Markup {
    /** @var array{methods: list<array{label: string, text: string, isDefault: bool}>, hasTerms: bool} $props */
    return Twins::form('sheet')(['title' => __('Ways to pay', 'coleman'), 'width' => 'narrow', 'children' => [
        Twins::ui('plate')(['title' => __('Open to you', 'coleman'), 'children' => Html::el('dl', ['class' => 'coleman-pay-methods__list'], array_map(
            static fn (array $method): Markup => Html::el(
                'div',
                ['class' => 'coleman-pay-methods__method'],
                Html::el(
                    'dt',
                    ['class' => 'coleman-pay-methods__name'],
                    Html::el('span', [], $method['label']),
                    $method['isDefault'] ? Html::el('span', ['class' => 'coleman-pay-methods__usual'], __('Usual', 'coleman')) : null,
                ),
                Html::el('dd', ['class' => 'coleman-pay-methods__text'], $method['text']),
            ),
            $props['methods'],
        ))]),
        Html::el('p', ['class' => 'coleman-sheet__text'], __('You choose at checkout. We keep no card numbers: the site takes the order, the counter takes the money.', 'coleman')),
        $props['hasTerms'] ? null : Html::el('p', ['class' => 'coleman-sheet__text'], __('To pay on account, ask your branch for terms.', 'coleman')),
    ]]);
};
