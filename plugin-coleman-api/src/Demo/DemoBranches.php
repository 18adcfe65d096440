<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Json;

/** The four branches, closed on the holidays of the twelve months that begin today. */
final readonly class DemoBranches implements DemoTables
{
    public function __construct(private Clock $clock)
    {
    }

    public function tables(): array
    {
        $special = Json::encode($this->specialHours());
        $rows = [];
        foreach (self::all() as $position => $branch) {
            $rows[] = [
                'id' => $branch['id'],
                'slug' => $branch['slug'],
                'territory' => $branch['territory'],
                'city' => $branch['city'],
                'state' => $branch['state'],
                'address' => $branch['address'],
                'postal_code' => $branch['postal_code'],
                'phone_number' => $branch['phone_number'],
                'latitude' => $branch['latitude'],
                'longitude' => $branch['longitude'],
                'hours_text' => implode("\n", $branch['hours_text']),
                'hours' => Json::encode($branch['hours']),
                'special_hours' => $special,
                'position' => $position + 1,
            ];
        }

        return ['locations' => $rows];
    }

    /**
     * @return list<array{
     *   id: int, slug: string, territory: string, city: string, state: string, address: string, postal_code: string,
     *   phone_number: string, latitude: float, longitude: float, intro: string, hours_text: list<string>,
     *   hours: list<array{days: list<int>, opens: string, closes: string}>
     * }>
     */
    public static function all(): array
    {
        /** @var list<array{id: int, slug: string, territory: string, city: string, state: string, address: string, postal_code: string, phone_number: string, latitude: float, longitude: float, intro: string, hours_text: list<string>, hours: list<array{days: list<int>, opens: string, closes: string}>}> $branches */
        $branches = DemoFile::json('branches.json');

        return $branches;
    }

    /** @return list<array{date: string, opens?: string, closes?: string, note: string}> */
    private function specialHours(): array
    {
        /** @var list<array{on: string, opens?: string, closes?: string, note: string}> $holidays */
        $holidays = DemoFile::json('holidays.json');
        $zone = DealerTime::zone();
        $today = $this->clock->now()->setTimezone($zone);
        $days = [];
        foreach ([(int) $today->format('Y'), (int) $today->format('Y') + 1] as $year) {
            foreach ($holidays as $holiday) {
                $day = ['date' => (new \DateTimeImmutable($holiday['on'] . ' ' . $year, $zone))->format('Y-m-d')];
                unset($holiday['on']);
                $days[] = $day + $holiday;
            }
        }
        $first = $today->format('Y-m-d');
        $last = $today->modify('+1 year')->format('Y-m-d');

        return array_values(array_filter($days, static fn (array $day): bool => $first <= $day['date'] && $day['date'] < $last));
    }
}
