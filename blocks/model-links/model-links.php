<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of model-links.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   heading: string,
     *   level: 'h2'|'h3',
     *   groups: list<array{name: string, models: list<array{name: string, url: string}>}>,
     *   current: string,
     *   isCapped: bool
     * } $props
     */
    ['heading' => $heading, 'groups' => $groups, 'current' => $current] = $props;
    if ([] === $groups) {
        return Html::fragment();
    }

    return Html::el(
        'nav',
        ['class' => 'coleman-model-links__nav', 'aria-label' => '' === $heading ? __('Parts diagrams by model', 'coleman') : $heading],
        '' === $heading ? null : Html::el($props['level'], ['class' => 'coleman-model-links__heading'], $heading),
        Html::el('div', ['class' => 'coleman-model-links__groups'], array_map(static fn (array $group): Markup => Html::el(
            'details',
            ['class' => 'coleman-model-links__group', 'data-wide-open' => ''],
            Html::el('summary', ['class' => 'coleman-model-links__name'], $group['name']),
            Html::el('ul', ['class' => 'coleman-model-links__list'], array_map(static fn (array $model): Markup => Html::el('li', [], Html::el(
                'a',
                ['class' => 'coleman-model-links__link', 'href' => $model['url'], 'aria-current' => $model['url'] === $current ? 'page' : null],
                $model['name'],
            )), $group['models'])),
        ), $groups)),
        $props['isCapped'] ? Html::el(
            'p',
            ['class' => 'coleman-model-links__more'],
            __('There are more than 200 models: search for yours by its name.', 'coleman'),
        ) : null,
    );
};
