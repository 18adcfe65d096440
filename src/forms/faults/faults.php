<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of faults.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, title?: string, faults: list<array{href: string, text: string}>} $props */
    ['id' => $id, 'faults' => $faults] = $props;

    return [] === $faults ? Html::fragment() : Html::el(
        'div',
        ['class' => 'coleman-faults', 'id' => $id, 'data-faults' => '', 'tabindex' => -1, 'role' => 'group', 'aria-labelledby' => "{$id}-title"],
        Html::el('p', ['class' => 'coleman-faults__title', 'id' => "{$id}-title"], $props['title'] ?? __('Please check the following:', 'coleman')),
        Html::el('ul', ['class' => 'coleman-faults__list'], array_map(
            static fn (array $fault): Markup => Html::el('li', [], Html::el('a', ['href' => $fault['href']], $fault['text'])),
            $faults,
        )),
    );
};
