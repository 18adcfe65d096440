<?php

declare(strict_types=1);

use Coleman\Api\Locations\BranchLot;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of branch-lot.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   heading: 'h1'|'h2', title: string,
     *   counts: array{new: int, used: int, rental: int}, urls: array{new: string, used: string, rental: string}
     * } $props
     */
    ['counts' => $counts, 'urls' => $urls] = $props;
    $lots = array_filter([
        [$counts['new'], $urls['new'], _n('new machine', 'new machines', $counts['new'], 'coleman')],
        [$counts['used'], $urls['used'], _n('used machine', 'used machines', $counts['used'], 'coleman')],
        [$counts['rental'], $urls['rental'], _n('machine for rent', 'machines for rent', $counts['rental'], 'coleman')],
    ], static fn (array $lot): bool => $lot[0] > 0);

    return Html::el(
        'div',
        ['class' => 'coleman-branch-lot'],
        Html::el($props['heading'], ['class' => 'coleman-branch-lot__title'], $props['title']),
        [] === $lots ? null : Html::el('ul', ['class' => 'coleman-branch-lot__lots'], array_map(static fn (array $lot): Markup => Html::el(
            'li',
            [],
            Html::el(
                'a',
                ['class' => 'coleman-branch-lot__lot', 'href' => $lot[1]],
                Html::el(
                    'span',
                    ['class' => 'coleman-branch-lot__count'],
                    /* translators: %d: more than so many, said briefly. */
                    $lot[0] > BranchLot::CAP ? sprintf(__('%d+', 'coleman'), BranchLot::CAP) : (string) $lot[0],
                ),
                ' ',
                Html::el('span', ['class' => 'coleman-branch-lot__what'], $lot[2]),
            ),
        ), array_values($lots))),
    );
};
