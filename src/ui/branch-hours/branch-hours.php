<?php

declare(strict_types=1);

use Coleman\Api\Locations\OpeningHours;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

$dayName = static fn (int $day): string => [
    __('Mon', 'coleman'),
    __('Tue', 'coleman'),
    __('Wed', 'coleman'),
    __('Thu', 'coleman'),
    __('Fri', 'coleman'),
    __('Sat', 'coleman'),
    __('Sun', 'coleman'),
][$day - 1] ?? '';

$dateText = static function (string $date) use ($dayName): string {
    [$month, $day] = array_map('intval', array_slice(explode('-', $date), 1)) + [0, 0];

    /* translators: a date. 1: short day of the week, 2: number of the month, 3: day of the month. */
    return sprintf(__('%1$s %2$d/%3$d', 'coleman'), $dayName(OpeningHours::weekday($date)), $month, $day);
};

$daysText = static fn (int $first, int $last): string => $first === $last
    ? $dayName($first)
    /* translators: 1: first day of the week, 2: last one. */
    : sprintf(__('%1$s–%2$s', 'coleman'), $dayName($first), $dayName($last));

$timeText = static function (string $time): string {
    ['clock' => $clock, 'isAfternoon' => $isAfternoon] = OpeningHours::twelveHours($time);

    return $isAfternoon
        /* translators: %s: a time after noon, such as 5:30. */
        ? sprintf(__('%s pm', 'coleman'), $clock)
        /* translators: %s: a time before noon, such as 7:30. */
        : sprintf(__('%s am', 'coleman'), $clock);
};

$timesText = static function (string $opens, string $closes, string $note) use ($timeText): string {
    $times = '' === $opens || '' === $closes
        ? __('Closed', 'coleman')
        /* translators: 1: opening time, 2: closing time. */
        : sprintf(__('%1$s – %2$s', 'coleman'), $timeText($opens), $timeText($closes));

    return '' === $note
        ? $times
        /* translators: 1: opening hours, 2: why they are special, such as Christmas Eve. */
        : sprintf(__('%1$s, %2$s', 'coleman'), $times, $note);
};

/** Twin of branch-hours.tsx. */
return static function (array $props) use ($dateText, $daysText, $timesText): Markup {
    /**
     * @var array{
     *   hours: string,
     *   hours_spec: list<array{days: list<int>, opens: string, closes: string}>,
     *   special_hours: list<array{date: string, opens?: string, closes?: string, note?: string}>,
     *   tells?: 'day'|'now'|'nothing'
     * } $props
     */
    $tells = $props['tells'] ?? 'day';
    $rows = OpeningHours::rows($props['hours_spec'], $props['special_hours']);
    if ([] === $rows) {
        return '' === $props['hours'] ? Html::fragment() : Html::el('p', ['class' => 'coleman-branch-hours__text'], $props['hours']);
    }

    return Html::el('dl', ['class' => 'coleman-branch-hours', 'data-hours' => 'nothing' !== $tells], array_map(
        static fn (array $row): Markup => Html::el(
            'div',
            [
                'data-days' => [] === $row['days'] ? null : implode('', $row['days']),
                'data-date' => '' === $row['date'] ? null : $row['date'],
                'data-opens' => 'now' === $tells && '' !== $row['opens'] ? $row['opens'] : null,
                'data-closes' => 'now' === $tells && '' !== $row['closes'] ? $row['closes'] : null,
            ],
            Html::el(
                'dt',
                [],
                Html::el('span', [], [] === $row['days'] ? $dateText($row['date']) : $daysText(min($row['days']), max($row['days']))),
                ' ',
                Html::el('b', [], __('Today', 'coleman')),
            ),
            Html::el('dd', [], $timesText($row['opens'], $row['closes'], $row['note'])),
        ),
        $rows,
    ));
};
