<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Months;

/** What can be told of a day; one left of several is few. */
$stateOf = static function (?array $day, int $units): string {
    /** @var array{date: string, free: int, is_open: bool}|null $day */
    return match (true) {
        null === $day => 'past',
        !$day['is_open'] => 'closed',
        0 === $day['free'] => 'none',
        1 === $day['free'] && $units > 1 => 'few',
        default => 'free',
    };
};

$stateText = static fn (string $state, int $free): string => match ($state) {
    'closed' => __('Closed', 'coleman'),
    'none' => __('None', 'coleman'),
    'few' => __('1 left', 'coleman'),
    /* translators: %d: how many machines can be rented on a day. */
    'free' => sprintf(__('%d free', 'coleman'), $free),
    default => '',
};

/** A day that can be chosen leads to the request, which begins with it. */
$cell = static function (string $date, ?array $day, int $units, string $today, string $requestUrl) use ($stateOf, $stateText): Markup {
    /** @var array{date: string, free: int, is_open: bool}|null $day */
    $state = $stateOf($day, $units);
    $text = $stateText($state, $day['free'] ?? 0);
    $isChoosable = $date > $today && in_array($state, ['free', 'few'], true);
    $own = [
        'class' => 'coleman-rental-calendar__day' . ($isChoosable ? ' modal-link' : ''),
        'data-date' => $date,
    ];
    $inside = [
        Html::el(
            'span',
            ['class' => 'coleman-rental-calendar__told'],
            /* translators: 1: a day, such as December 14, 2: what of it, such as "2 free". */
            sprintf(__('%1$s: %2$s', 'coleman'), Months::day($date), '' === $text ? __('past', 'coleman') : $text),
        ),
        Html::el('span', ['class' => 'coleman-rental-calendar__number', 'aria-hidden' => 'true'], (string) (int) substr($date, 8)),
        'past' === $state ? null : Html::el('span', ['class' => 'coleman-rental-calendar__state', 'aria-hidden' => 'true'], $text),
    ];

    return Html::el(
        'td',
        ['class' => "coleman-rental-calendar__cell is-{$state}", 'aria-current' => $date === $today ? 'date' : null],
        $isChoosable
            ? Html::el('a', $own + ['href' => "{$requestUrl}?start_date={$date}", 'modal-target' => 'rental-request'], $inside)
            : Html::el('span', $own, $inside),
    );
};

/** Twin of rental-calendar-view.tsx. */
return static function (array $props) use ($cell): Markup {
    /**
     * @var array{
     *   id: string, heading: 'h2'|'h3', rentalId: int, today: string, first: string, last: string,
     *   branches: list<array{id: int, city: string, units: int}>,
     *   choice: array{month: string, locationId: int},
     *   days: list<array{date: string, free: int, is_open: bool}>,
     *   requestUrl: string
     * } $props
     */
    ['id' => $id, 'first' => $first, 'last' => $last, 'branches' => $branches, 'choice' => $choice] = $props;
    ['month' => $month, 'locationId' => $locationId] = $choice;
    $days = array_column($props['days'], null, 'date');
    $units = array_sum(array_map(static fn (array $branch): int => 0 === $locationId || $locationId === $branch['id'] ? $branch['units'] : 0, $branches));

    $link = static fn (string $class, string $month, int $locationId, string $text, ?string $label = null, bool $isCurrent = false): Markup => Html::el('a', [
        'class' => $class,
        'href' => '?' . implode('&', array_filter([
            $month === $first ? '' : "month={$month}",
            0 === $locationId ? '' : "location_id={$locationId}",
        ])) . '#' . $id,
        'aria-label' => $label,
        'aria-current' => $isCurrent ? 'true' : null,
    ], $text);
    $step = static function (int $by, string $sign) use ($link, $month, $locationId, $first, $last): Markup {
        $to = Months::after($month, $by);

        return $to < $first || $to > $last
            ? Html::el('span', ['class' => 'coleman-rental-calendar__step is-end'], $sign)
            : $link('coleman-rental-calendar__step', $to, $locationId, $sign, Months::text($to));
    };
    $branch = static fn (int $one, string $text): Markup => Html::el(
        'li',
        [],
        $link('coleman-rental-calendar__branch', $month, $one, $text, isCurrent: $one === $locationId),
    );

    return Html::el(
        'section',
        ['class' => 'coleman-rental-calendar', 'id' => $id, 'aria-labelledby' => $id . '-heading'],
        Html::el($props['heading'], ['class' => 'coleman-rental-calendar__heading', 'id' => $id . '-heading'], __('Free days', 'coleman')),
        Html::el(
            'p',
            ['class' => 'coleman-rental-calendar__text'],
            __('Choose the day on which your rental starts. We hand out and take back Monday to Saturday.', 'coleman'),
        ),
        count($branches) < 2 ? null : Html::el(
            'nav',
            ['class' => 'coleman-rental-calendar__branches', 'aria-label' => __('Branch', 'coleman')],
            Html::el(
                'ul',
                ['class' => 'coleman-rental-calendar__options'],
                $branch(0, __('Any branch', 'coleman')),
                array_map(static fn (array $one): Markup => $branch($one['id'], $one['city']), $branches),
            ),
        ),
        Html::el(
            'div',
            ['class' => 'coleman-rental-calendar__plate'],
            Html::el(
                'div',
                ['class' => 'coleman-rental-calendar__strip'],
                $step(-1, '‹'),
                Html::el('p', ['class' => 'coleman-rental-calendar__month', 'id' => $id . '-month'], Months::text($month)),
                $step(1, '›'),
            ),
            Html::el(
                'table',
                ['class' => 'coleman-rental-calendar__grid', 'aria-labelledby' => $id . '-month'],
                Html::el('thead', [], Html::el('tr', [], array_map(static fn (array $weekday): Markup => Html::el(
                    'th',
                    ['class' => 'coleman-rental-calendar__weekday', 'scope' => 'col', 'abbr' => $weekday[1]],
                    $weekday[0],
                ), Months::weekdays()))),
                Html::el('tbody', [], array_map(static fn (array $week): Markup => Html::el('tr', [], array_map(
                    static fn (?string $date): Markup => null === $date
                        ? Html::el('td', ['class' => 'coleman-rental-calendar__cell is-empty'])
                        : $cell($date, $days[$date] ?? null, $units, $props['today'], $props['requestUrl']),
                    $week,
                )), Months::weeks($month))),
            ),
        ),
        Html::el('p', ['class' => 'coleman-rental-calendar__told', 'role' => 'status']),
    );
};
