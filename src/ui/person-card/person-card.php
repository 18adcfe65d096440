<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;

$reach = static fn (string $url, Markup|string $text): Markup => Html::el(
    'a',
    ['class' => 'coleman-person-card__reach', 'href' => $url],
    $text,
);

/** A long address breaks before its @. */
$breakable = static fn (string $email): Markup => Html::el(
    'span',
    [],
    substr($email, 0, strcspn($email, '@')),
    Html::el('wbr'),
    substr($email, strcspn($email, '@')),
);

/** Twin of person-card.tsx. */
return static function (array $props) use ($reach, $breakable): Markup {
    /** @var array{name: string, jobTitle: string, email: string, phone: string, permalink?: string, picture: string, territory: string, location_id: int} $props */
    $permalink = $props['permalink'] ?? '';

    return Html::el(
        'div',
        ['class' => 'coleman-person-card'],
        Html::el('img', [
            'class' => 'coleman-person-card__picture',
            'src' => $props['picture'],
            'alt' => '',
            'width' => 96,
            'height' => 96,
            'loading' => 'lazy',
            'decoding' => 'async',
        ]),
        Html::el(
            'div',
            ['class' => 'coleman-person-card__about'],
            Html::el('p', ['class' => 'coleman-person-card__name'], '' === $permalink ? $props['name'] : Html::el('a', ['href' => $permalink], $props['name'])),
            Html::el('p', ['class' => 'coleman-person-card__job'], $props['jobTitle']),
            '' === $props['territory'] ? null : Html::el('p', ['class' => 'coleman-person-card__territory'], $props['territory']),
            '' === $props['phone'] ? null : $reach(Telephone::url($props['phone']), $props['phone']),
            '' === $props['email'] ? null : $reach('mailto:' . $props['email'], $breakable($props['email'])),
        ),
    );
};
