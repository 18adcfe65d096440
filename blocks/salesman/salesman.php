<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;
use Coleman\Blocks\Twins;

/** Twin of salesman.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   name: string, jobTitle: string, email: string, phone: string, picture: string, territory: string, zipcodes: list<string>,
     *   branch: array{map: string, ...}|null
     * } $props the branch as branch-contact takes it
     */
    ['phone' => $phone, 'email' => $email, 'territory' => $territory, 'zipcodes' => $zipcodes, 'branch' => $branch] = $props;

    return Html::el(
        'div',
        ['class' => 'coleman-salesman'],
        Html::el(
            'div',
            ['class' => 'coleman-salesman__who'],
            Html::el('img', [
                'class' => 'coleman-salesman__picture',
                'src' => $props['picture'],
                'alt' => '',
                'width' => 240,
                'height' => 240,
                'loading' => 'eager',
                'decoding' => 'async',
            ]),
            Html::el(
                'div',
                ['class' => 'coleman-salesman__about'],
                Html::el('h1', ['class' => 'coleman-salesman__name'], $props['name']),
                '' === $props['jobTitle'] ? null : Html::el('p', ['class' => 'coleman-salesman__job'], $props['jobTitle']),
                '' === $phone ? null : Html::el('a', ['class' => 'coleman-salesman__phone', 'href' => Telephone::url($phone)], $phone),
                '' === $email ? null : Html::el('a', ['class' => 'coleman-salesman__email', 'href' => 'mailto:' . $email], $email),
            ),
            '' === $territory && [] === $zipcodes ? null : Twins::ui('plate')([
                'title' => __('Territory', 'coleman'),
                'children' => [
                    '' === $territory ? null : Html::el('p', ['class' => 'coleman-salesman__territory'], $territory),
                    [] === $zipcodes ? null : Html::el(
                        'ul',
                        ['class' => 'coleman-salesman__zipcodes', 'aria-label' => __('ZIP codes', 'coleman')],
                        array_map(static fn (string $zip): Markup => Html::el('li', [], $zip), $zipcodes),
                    ),
                ],
            ]),
        ),
        null === $branch ? null : Twins::ui('branch-contact')(['branches' => [$branch], 'people' => [], 'map' => $branch['map'], 'isPlain' => true, 'level' => 'h2']),
    );
};
