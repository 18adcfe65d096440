<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of list-way.tsx. */
return static function (array $props): Markup {
    /** @var array{to: 'more'|'first', label: string, href: string, isPending?: bool} $props */
    $isPending = $props['isPending'] ?? false;

    return Html::el(
        'p',
        ['class' => "coleman-list-way is-{$props['to']}"],
        Html::el('a', [
            'class' => $isPending ? 'is-pending' : null,
            'href' => $props['href'],
            'aria-busy' => $isPending ? 'true' : null,
        ], $props['label']),
    );
};
