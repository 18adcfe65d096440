<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LooseText;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadStatus;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Reference;

/**
 * The desk's list of inquiries: found by words, narrowed down, paged by id.
 *
 * Words are looked for with LIKE: inquiries come by the dozen a day and lose their person after two years, so the whole
 * table is read in some milliseconds, and a table of search terms as orders have would not pay.
 */
final readonly class LeadQuery
{
    /** Counting ends here. */
    public const COUNTED = 200;

    private const MAX_WORDS = 5;

    /** Columns that a word of a search is looked for in, of the inquiry and of the machine that it is about. */
    private const SEARCHED = ['l.first_name', 'l.last_name', 'l.email', 'l.company', 'l.machine_title', 'l.phone'];
    private const SEARCHED_OF_MACHINE = ['m.stock_number', 'm.serial_number'];

    private const MAX_RELATED = 10;

    public function __construct(private Connection $connection)
    {
    }

    /** @return array{leads: list<Lead>, has_more: bool, after: string} in one query */
    public function list(LeadFilter $filter): array
    {
        [$where, $values] = $this->conditions($filter);
        if ($filter->after > 0) {
            $where[] = $filter->isOldestFirst ? 'l.id > %d' : 'l.id < %d';
            $values[] = $filter->after;
        }
        $rows = $this->connection->rows(
            sprintf('SELECT l.* FROM {leads} l WHERE %s ORDER BY l.id %s LIMIT %%d', implode(' AND ', $where), $filter->isOldestFirst ? 'ASC' : 'DESC'),
            [...$values, $filter->perPage + 1],
        );
        $shown = array_map(Lead::stored(...), array_slice($rows, 0, $filter->perPage));
        $last = $shown[count($shown) - 1] ?? null;

        return ['leads' => $shown, 'has_more' => count($rows) > count($shown), 'after' => null === $last ? '' : (string) $last->id];
    }

    /**
     * How many inquiries are in each view, counted to COUNTED and one more.
     *
     * @return array<string, int> by view
     */
    public function counts(int $userId): array
    {
        $counts = [];
        $values = [];
        foreach (LeadView::cases() as $view) {
            [$condition, $of] = self::inView($view, $userId);
            $counts[] = sprintf('(SELECT COUNT(*) FROM (SELECT l.id FROM {leads} l WHERE %s AND l.is_test = 0 LIMIT %d) counted_%s) AS `%s`', $condition, self::COUNTED + 1, $view->value, $view->value);
            $values = [...$values, ...$of];
        }

        return array_map(static fn (?string $count): int => (int) $count, $this->connection->row('SELECT ' . implode(', ', $counts), $values) ?? []);
    }

    /** @return list<Lead> what the same person has asked before or since, newest first */
    public function related(Lead $lead): array
    {
        $inquiry = $lead->inquiry;
        if ($lead->isTest || OrderPersonalData::ERASED === $inquiry->email) {
            return [];
        }

        return array_map(Lead::stored(...), $this->connection->rows(
            'SELECT * FROM {leads} WHERE id <> %d AND is_test = 0 AND ((email = %s AND email <> %s) OR (phone = %s AND phone <> %s)) ORDER BY id DESC LIMIT %d',
            [$lead->id, $inquiry->email, '', $inquiry->phone, '', self::MAX_RELATED],
        ));
    }

    /** @return list<array{location_id: int, is_answered: bool}> the latest open inquiries */
    public function open(int $limit): array
    {
        return array_map(static fn (array $row): array => ['location_id' => (int) $row['location_id'], 'is_answered' => null !== $row['answered_at']], $this->connection->rows(
            'SELECT location_id, answered_at FROM {leads} WHERE status IN (%s, %s) AND is_test = 0 ORDER BY id DESC LIMIT %d',
            [LeadStatus::New->value, LeadStatus::Answered->value, $limit],
        ));
    }

    /** @return list<array{location_id: int, created_at: \DateTimeImmutable, answered_at: \DateTimeImmutable}> the latest that were answered */
    public function answered(\DateTimeImmutable $since, int $limit): array
    {
        $utc = new \DateTimeZone('UTC');

        return array_map(static fn (array $row): array => [
            'location_id' => (int) $row['location_id'],
            'created_at' => new \DateTimeImmutable((string) $row['created_at'], $utc),
            'answered_at' => new \DateTimeImmutable((string) $row['answered_at'], $utc),
        ], $this->connection->rows(
            'SELECT location_id, created_at, answered_at FROM {leads} WHERE answered_at IS NOT NULL AND created_at > %s AND status <> %s AND is_test = 0 ORDER BY id DESC LIMIT %d',
            [$since->format('Y-m-d H:i:s'), LeadStatus::Spam->value, $limit],
        ));
    }

    /**
     * What of the inquiries `l` is in a view.
     *
     * @param int $userId who looks
     * @return array{string, list<string|int>} SQL and its values
     */
    private static function inView(LeadView $view, int $userId): array
    {
        return match ($view) {
            LeadView::Mine => ['l.owner_id = %d AND l.status IN (%s, %s)', [$userId, LeadStatus::New->value, LeadStatus::Answered->value]],
            LeadView::All => ['1 = 1', []],
            default => ['l.status = %s', [$view->value]],
        };
    }

    /**
     * Of the inquiries `l`. The site's own are seen by nobody who has not asked for them.
     *
     * @return array{string, list<int>} SQL and its values
     */
    private static function marked(?LeadMark $mark): array
    {
        return match ($mark) {
            null => ['l.is_test = 0', []],
            LeadMark::Unverified => ['l.is_test = 0 AND l.is_verified = 0', []],
            LeadMark::Escalated => ['l.is_test = 0 AND l.escalated_at IS NOT NULL', []],
            LeadMark::Unassigned => self::unassigned(),
            LeadMark::Test => ['l.is_test = 1', []],
        };
    }

    /**
     * What was given to somebody who has left is nobody's.
     *
     * @return array{string, list<int>}
     */
    private static function unassigned(): array
    {
        $team = array_keys(ActorNames::whoMay(Roles::LEADS));

        return [] === $team
            ? ['l.is_test = 0', []]
            : [sprintf('l.is_test = 0 AND l.owner_id NOT IN (%s)', Connection::placeholders($team)), $team];
    }

    /** @return array{non-empty-list<string>, list<string|int>} */
    private function conditions(LeadFilter $filter): array
    {
        [$view, $values] = self::inView($filter->view, $filter->userId);
        [$marked, $of] = self::marked($filter->mark);
        $where = [$view, $marked];
        $values = [...$values, ...$of];
        foreach (['l.location_id = %d' => $filter->locationId, 'l.salesman_id = %d' => $filter->salesmanId, 'l.kind = %s' => '' === $filter->kind ? null : $filter->kind] as $condition => $value) {
            if (null !== $value) {
                $where[] = $condition;
                $values[] = $value;
            }
        }
        foreach (self::words($filter->search) as $word) {
            [$holds, $of] = LooseText::holds($this->connection, $word, self::SEARCHED);
            [$machineHolds, $ofMachine] = LooseText::holds($this->connection, $word, self::SEARCHED_OF_MACHINE);
            $where[] = sprintf('(l.reference = %%s OR %s OR l.machine_id IN (SELECT m.id FROM {machines} m WHERE %s))', $holds, $machineHolds);
            array_push($values, Reference::read($word) ?: $word, ...$of, ...$ofMachine);
        }

        return [$where, $values];
    }

    /** @return list<string> each of which is to be found; a telephone number is one, however it is written */
    private static function words(string $search): array
    {
        $search = trim($search);
        if (1 === preg_match('/^[\d\s().+-]{7,}$/D', $search)) {
            return [SearchTerms::phone($search)];
        }

        return array_slice(preg_split('/\s+/u', $search, -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, self::MAX_WORDS);
    }
}
