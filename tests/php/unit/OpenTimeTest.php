<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Locations\OpenTime;
use PHPUnit\Framework\TestCase;

final class OpenTimeTest extends TestCase
{
    private const WEEK = [
        ['days' => [1, 2, 3, 4, 5], 'opens' => '07:30', 'closes' => '17:30'],
        ['days' => [6], 'opens' => '08:00', 'closes' => '12:00'],
    ];

    private const SPECIAL = [['date' => '2026-11-26', 'note' => 'Thanksgiving'], ['date' => '2026-11-27', 'opens' => '09:00', 'closes' => '11:00']];

    /** @return array<string, array{string, string, int}> from and to by the clock of the branches, minutes */
    public static function spans(): array
    {
        return [
            'within a day' => ['2026-11-23 09:00', '2026-11-23 10:30', 90],
            'before it opens' => ['2026-11-23 03:00', '2026-11-23 07:30', 0],
            'over the night' => ['2026-11-23 17:00', '2026-11-24 08:00', 60],
            'over Sunday' => ['2026-11-21 11:30', '2026-11-23 07:45', 45],
            'over a holiday and a short day' => ['2026-11-25 17:00', '2026-11-28 09:00', 30 + 120 + 60],
            'a whole week' => ['2026-11-16 00:00', '2026-11-23 00:00', 5 * 600 + 240],
            'backwards' => ['2026-11-24 09:00', '2026-11-23 09:00', 0],
            'nothing' => ['2026-11-23 09:00', '2026-11-23 09:00', 0],
            'begun minutes do not count' => ['2026-11-23 09:00:30', '2026-11-23 09:01:29', 0],
            'the clock is put back in the night to Sunday' => ['2026-10-31 11:00', '2026-11-02 08:30', 60 + 60],
            'the clock is put forward' => ['2026-03-07 11:00', '2026-03-09 08:30', 60 + 60],
        ];
    }

    /** @dataProvider spans */
    public function testOnlyTheTimeThatTheBranchIsOpenCounts(string $from, string $to, int $minutes): void
    {
        self::assertSame($minutes, OpenTime::minutes(self::WEEK, self::SPECIAL, self::instant($from), self::instant($to)));
    }

    public function testABranchWithoutHoursHasTheUsualOnes(): void
    {
        self::assertSame(540, OpenTime::minutes([], [], self::instant('2026-11-23 00:00'), self::instant('2026-11-24 00:00')));
        self::assertSame(0, OpenTime::minutes([], [], self::instant('2026-11-21 00:00'), self::instant('2026-11-23 00:00')));
        self::assertSame(60, OpenTime::minutesAt(null, self::instant('2026-11-23 08:00'), self::instant('2026-11-23 09:00')));
    }

    public function testTimesThatAreNoneAreClosed(): void
    {
        $week = [['days' => [1], 'opens' => 'by appointment', 'closes' => '']];
        self::assertSame(0, OpenTime::minutes($week, [], self::instant('2026-11-23 00:00'), self::instant('2026-11-24 00:00')));
    }

    public function testSpansAddUp(): void
    {
        $start = self::instant('2026-10-28 06:13');
        $instants = array_map(static fn (int $step): \DateTimeImmutable => $start->modify(sprintf('+%d minutes', $step * 397)), range(0, 40));
        $sum = 0;
        foreach (array_slice($instants, 1) as $index => $instant) {
            $sum += OpenTime::minutes(self::WEEK, self::SPECIAL, $instants[$index], $instant);
        }
        self::assertSame(OpenTime::minutes(self::WEEK, self::SPECIAL, $start, $instants[40]), $sum);
    }

    private static function instant(string $local): \DateTimeImmutable
    {
        return (new \DateTimeImmutable($local, new \DateTimeZone('America/Chicago')))->setTimezone(new \DateTimeZone('UTC'));
    }
}
