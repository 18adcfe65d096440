<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;

/** Twin of offer.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   maker: string, model: string, image: string, name: string,
     *   parts: list<Markup|string|list<Markup>>,
     *   branches: list<array{city: string, phone: string}>,
     *   others: list<array{city: string, phone: string}>,
     *   children?: Markup|string|list<Markup|null>
     * } $props
     */
    $part = static fn (Markup|string|array $inner): Markup => Html::el('div', ['class' => 'coleman-offer__part'], $inner);
    $hasBranch = [] !== $props['branches'];

    $phones = array_map(static fn (array $branch): Markup => Html::el(
        'li',
        ['class' => 'coleman-offer__branch'],
        Html::el('span', [], $branch['city']),
        Html::el('a', ['class' => 'coleman-offer__phone', 'href' => Telephone::url($branch['phone'])], $branch['phone']),
    ), $hasBranch ? $props['branches'] : $props['others']);

    return Html::el(
        'div',
        ['class' => 'coleman-offer'],
        Html::el('img', [
            'class' => 'coleman-offer__picture',
            'src' => $props['image'],
            'alt' => $props['name'],
            'width' => 640,
            'height' => 400,
            'loading' => 'eager',
            'decoding' => 'async',
        ]),
        Html::el('div', ['class' => 'coleman-offer__side'], Html::el(
            'div',
            ['class' => 'coleman-offer__plate'],
            Html::el(
                'p',
                ['class' => 'coleman-offer__strip'],
                Html::el('span', [], $props['maker']),
                Html::el('span', ['class' => 'coleman-offer__model'], $props['model']),
            ),
            array_map($part, $props['parts']),
            $part([
                Html::el('p', ['class' => 'coleman-offer__label'], $hasBranch ? __('At these branches', 'coleman') : __('At no branch just now. Call us, and we find one:', 'coleman')),
                Html::el('ul', ['class' => 'coleman-offer__phones'], $phones),
            ]),
        )),
        Html::el('div', ['class' => 'coleman-offer__more'], $props['children'] ?? null),
    );
};
