<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Leads\AnswerTime;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Clock;

/** How the desk stands, branch by branch: what is open, what nobody has answered, how long people waited. */
final readonly class LeadFigures
{
    /** So many open inquiries, and answered ones of the last 30 days, are looked at. */
    private const MAX = 2_000;

    private const SPANS = ['median_7' => 7, 'median_30' => 30];

    public function __construct(private LeadQuery $leads, private LocationRepository $locations, private AnswerTime $time, private Clock $clock)
    {
    }

    /** @return list<array<string, mixed>> schema/desk-lead-figure.json; all branches together come first */
    public function present(): array
    {
        $open = $this->open();
        $waits = $this->waits();
        $branches = array_map(static fn ($branch): array => [$branch->id, $branch->city], $this->locations->all());
        if (isset($open[0]) || isset($waits[0])) {
            $branches[] = [0, __('No branch', 'coleman')];
        }
        $figures = [self::figure(-1, __('All branches', 'coleman'), array_merge(...array_values($open)), array_merge(...array_values($waits)))];
        foreach ($branches as [$id, $name]) {
            $figures[] = self::figure($id, $name, $open[$id] ?? [], $waits[$id] ?? []);
        }

        return $figures;
    }

    /**
     * @param list<bool> $open whether somebody has answered, of each open inquiry
     * @param list<array{int, int}> $waits days ago and minutes waited
     * @return array<string, mixed>
     */
    private static function figure(int $id, string $name, array $open, array $waits): array
    {
        $figure = [
            'location_id' => $id,
            'name' => $name,
            'open' => count($open),
            'unanswered' => count(array_filter($open, static fn (bool $isAnswered): bool => !$isAnswered)),
        ];
        foreach (self::SPANS as $span => $days) {
            $figure[$span] = self::median(array_column(array_filter($waits, static fn (array $wait): bool => $wait[0] < $days), 1));
        }

        return $figure;
    }

    /** @return array<int, list<bool>> by branch */
    private function open(): array
    {
        $open = [];
        foreach ($this->leads->open(self::MAX) as $lead) {
            $open[$lead['location_id']][] = $lead['is_answered'];
        }

        return $open;
    }

    /** @return array<int, list<array{int, int}>> by branch: days ago and minutes waited */
    private function waits(): array
    {
        $now = $this->clock->now();
        $waits = [];
        foreach ($this->leads->answered($now->modify(sprintf('-%d days', max(self::SPANS))), self::MAX) as $lead) {
            $waits[$lead['location_id']][] = [
                intdiv($now->getTimestamp() - $lead['created_at']->getTimestamp(), DAY_IN_SECONDS),
                $this->time->minutes($lead['location_id'], $lead['created_at'], $lead['answered_at']),
            ];
        }

        return $waits;
    }

    /** @param list<int> $minutes */
    private static function median(array $minutes): ?int
    {
        sort($minutes);
        $count = count($minutes);

        return 0 === $count ? null : intdiv($minutes[intdiv($count - 1, 2)] + $minutes[intdiv($count, 2)], 2);
    }
}
