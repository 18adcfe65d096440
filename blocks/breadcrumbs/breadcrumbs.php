<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of breadcrumbs.tsx. */
return static function (array $props): Markup {
    /** @var array{trail: list<array{label: string, url: string}>, current: string} $props */
    return Html::el(
        'nav',
        ['class' => 'coleman-breadcrumbs__nav', 'aria-label' => __('Breadcrumb', 'coleman')],
        Html::el(
            'ol',
            ['class' => 'coleman-breadcrumbs__list'],
            array_map(static fn (array $step): Markup => Html::el(
                'li',
                ['class' => 'coleman-breadcrumbs__step'],
                Html::el('a', ['class' => 'coleman-breadcrumbs__link', 'href' => $step['url']], $step['label']),
            ), $props['trail']),
            '' === $props['current'] ? null : Html::el('li', ['class' => 'coleman-breadcrumbs__step is-current', 'aria-current' => 'page'], $props['current']),
        ),
    );
};
