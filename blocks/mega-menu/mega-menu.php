<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of mega-menu.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   id: string,
     *   current: string,
     *   items: list<array{key: string, label: string, url: string, groups: list<array{heading: string, columns: int, links: list<array{label: string, url: string}>}>}>
     * } $props
     */
    $link = static fn (string $class, string $url, string $label): Markup => Html::el(
        'a',
        ['class' => $class, 'href' => $url, 'aria-current' => $url === $props['current'] ? 'page' : null],
        $label,
    );
    $section = static fn (string $label, Markup ...$groups): Markup => Html::el(
        'details',
        ['class' => 'coleman-mega-menu__section', 'name' => $props['id']],
        Html::el('summary', ['class' => 'coleman-mega-menu__top'], $label),
        Html::el('div', ['class' => 'coleman-mega-menu__panel'], ...$groups),
    );
    $group = static fn (string $heading, int $columns, Markup ...$links): Markup => Html::el(
        'div',
        ['class' => "coleman-mega-menu__group is-columns-{$columns}"],
        Html::el('p', ['class' => 'coleman-mega-menu__heading'], $heading),
        Html::el('ul', ['class' => 'coleman-mega-menu__links'], ...$links),
    );

    return Html::el(
        'nav',
        ['class' => 'coleman-mega-menu__nav', 'aria-label' => __('Main menu', 'coleman')],
        Html::el(
            'a',
            [
                'class' => 'coleman-mega-menu__toggle',
                'href' => "#{$props['id']}",
                'data-menu-toggle' => '',
                'data-disclosure' => '',
                'aria-controls' => $props['id'],
                'aria-expanded' => 'false',
            ],
            Html::el('span', ['class' => 'coleman-mega-menu__bars', 'aria-hidden' => 'true']),
            Html::el('span', [], __('Menu', 'coleman')),
        ),
        Html::el('ul', ['class' => 'coleman-mega-menu__list', 'id' => $props['id'], 'data-menu' => ''], array_map(
            static fn (array $item): Markup => Html::el(
                'li',
                ['class' => 'coleman-mega-menu__item'],
                [] === $item['groups'] ? $link('coleman-mega-menu__top', $item['url'], $item['label']) : $section(
                    $item['label'],
                    ...array_map(
                        static fn (array $set): Markup => $group($set['heading'], $set['columns'], ...array_map(
                            static fn (array $entry): Markup => Html::el('li', [], $link('coleman-mega-menu__link', $entry['url'], $entry['label'])),
                            $set['links'],
                        )),
                        $item['groups'],
                    ),
                ),
            ),
            $props['items'],
        )),
    );
};
