<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Reference;

/** Rental requests and their history. */
final readonly class RentalRequestRepository
{
    private const TIME = 'Y-m-d H:i:s';

    private const UNANSWERED = 'answered_at IS NULL AND state = %s AND escalated_at IS NULL AND is_test = 0';

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /**
     * Writes a request down, with the first event of its history, inside the caller's transaction.
     *
     * @param bool $isVerified whether a person's browser is known to have sent it
     */
    public function add(NewRental $new, bool $isVerified, Actor $actor): RentalRequest
    {
        $now = $this->clock->now()->format(self::TIME);
        $id = $this->connection->insert('rental_requests', [
            'reference' => Reference::make(),
            'class_id' => $new->class->id,
            'machine' => $new->class->name(),
            'unit_id' => null,
            'location_id' => $new->locationId,
            'state' => RentalState::Requested->value,
            'start_date' => $new->startDate,
            'return_date' => $new->returnDate,
            'days' => RentalDates::days($new->startDate, $new->returnDate),
            'name' => $new->renter->name,
            'phone' => $new->renter->phone,
            'email' => $new->renter->email,
            'city' => $new->renter->city,
            'region' => $new->renter->region,
            'zip' => $new->renter->zip,
            'fulfilment' => (null === $new->jobsite ? RentalFulfilment::Pickup : RentalFulfilment::Delivery)->value,
            'jobsite_street' => $new->jobsite->street ?? '',
            'jobsite_city' => $new->jobsite->city ?? '',
            'jobsite_region' => $new->jobsite->region ?? '',
            'jobsite_zip' => $new->jobsite->zip ?? '',
            'purpose' => $new->purpose,
            'attachments' => Json::encode($new->attachments),
            'rates' => Json::encode($new->estimate->rates),
            'blocks' => Json::encode($new->estimate->blocks),
            'is_priced' => $new->estimate->isPriced,
            'cost_cents' => $new->estimate->costCents,
            'insurance_cents' => $new->estimate->insuranceCents,
            'deposit_cents' => $new->estimate->depositCents,
            'total_cents' => $new->estimate->totalCents,
            'quote_cents' => null,
            'quote_note' => '',
            'claimed' => Json::encode($new->claimed),
            'customer_id' => $new->renter->customerId,
            'owner_id' => 0,
            'is_verified' => $isVerified,
            'is_test' => $new->isTest,
            'version' => 1,
            'created_at' => $now,
            'changed_at' => $now,
        ]);
        $this->append($id, RentalEvent::REQUESTED, $actor, '', ['free_units' => $new->freeUnits]);
        $request = $this->byId($id) ?? throw new \LogicException('A rental request that was just written is not there.');
        $this->indexWords($request);

        return $request;
    }

    public function byId(int $id): ?RentalRequest
    {
        return $this->byIds([$id])[0] ?? null;
    }

    /**
     * @param string $midnight that today began with, in UTC: what the desk has touched since, such as reopened, has the day
     * @return list<int> requests after this one whose day has come before the desk confirmed them
     */
    public function unconfirmed(string $today, string $midnight, int $after, int $limit): array
    {
        return $this->ids('state IN (%s, %s) AND start_date < %s AND changed_at < %s', [RentalState::Requested->value, RentalState::Quoted->value, $today, $midnight], $after, $limit);
    }

    /**
     * @param 'start_date'|'return_date' $column
     * @param string $midnight that today began with, in UTC: whose day is today is left out where something happened since
     * @return list<int> requests of a state after this one, whose day is tomorrow, or was missed and is today
     */
    public function toRemind(string $column, RentalState $state, string $today, string $tomorrow, string $midnight, int $after, int $limit): array
    {
        return $this->ids(
            sprintf('state = %%s AND (%1$s = %%s OR (%1$s = %%s AND changed_at < %%s))', $column),
            [$state->value, $tomorrow, $today, $midnight],
            $after,
            $limit,
        );
    }

    /** @return list<RentalRequest> that came before this moment and nobody has answered or was told of, the oldest first */
    public function unanswered(\DateTimeImmutable $before, int $limit): array
    {
        return array_map(self::request(...), $this->connection->rows(
            'SELECT * FROM {rental_requests} WHERE ' . self::UNANSWERED . ' AND created_at <= %s ORDER BY created_at, id LIMIT %d',
            [RentalState::Requested->value, $before->format(self::TIME), $limit],
        ));
    }

    /** @return bool false where it has been answered, or told of by another, meanwhile */
    public function markEscalated(int $id): bool
    {
        return 1 === $this->connection->execute(
            'UPDATE {rental_requests} SET escalated_at = %s, version = version + 1 WHERE id = %d AND ' . self::UNANSWERED,
            [$this->clock->now()->format(self::TIME), $id, RentalState::Requested->value],
        );
    }

    public function byReference(string $reference): ?RentalRequest
    {
        $row = '' === $reference ? null : $this->connection->row('SELECT * FROM {rental_requests} WHERE reference = %s', [$reference]);

        return null === $row ? null : self::request($row);
    }

    /**
     * @param list<int> $ids
     * @return list<RentalRequest> those that there are, in the order of the ids
     */
    public function byIds(array $ids): array
    {
        $found = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT * FROM {rental_requests} WHERE id IN (%s)', Connection::placeholders($ids)), $ids) as $row) {
            $found[(int) $row['id']] = self::request($row);
        }

        return array_values(array_filter(array_map(static fn (int $id): ?RentalRequest => $found[$id] ?? null, $ids)));
    }

    /**
     * Moves a request on, if it is still as the caller saw it.
     *
     * @param array<string, string|int|null> $changes further columns
     * @throws ApiError 409 coleman_bad_transition, coleman_rental_changed
     */
    public function move(RentalRequest $request, RentalState $next, Actor $actor, array $changes = [], string $note = ''): void
    {
        if (!$request->state->mayBecome($next)) {
            throw new ApiError(
                'coleman_bad_transition',
                /* translators: 1: state of a rental, 2: state of a rental */
                sprintf(__('A rental that is "%1$s" can’t change to "%2$s".', 'coleman'), $request->state->label(), $next->label()),
                409,
                data: ['from' => $request->state->value, 'to' => $next->value],
            );
        }
        $this->change($request, ['state' => $next->value] + $changes);
        $this->append($request->id, RentalEvent::STATE, $actor, $note, ['from' => $request->state->value, 'to' => $next->value]);
    }

    /**
     * @param non-empty-array<string, string|int|null> $changes columns of the request
     * @throws ApiError 409 coleman_rental_changed when somebody else was faster
     */
    public function change(RentalRequest $request, array $changes): void
    {
        if (!$this->connection->changeSeen('rental_requests', $request->id, $request->version, $changes + ['changed_at' => $this->clock->now()->format(self::TIME)])) {
            throw new ApiError('coleman_rental_changed', __('Someone else changed this rental. Reload to see the latest version.', 'coleman'), 409);
        }
    }

    /** Writes anew what the desk finds a request by: its reference, the customer's name, telephone number and email address, the unit's number. */
    public function indexWords(RentalRequest $request): void
    {
        $this->connection->execute('DELETE FROM {rental_words} WHERE rental_id = %d', [$request->id]);
        $unit = null === $request->unitId ? '' : (string) $this->connection->value('SELECT stock_number FROM {rental_units} WHERE id = %d', [$request->unitId]);
        $this->connection->insertMany('rental_words', array_map(
            static fn (string $word): array => ['word' => $word, 'rental_id' => $request->id],
            SearchTerms::extract(
                [$request->renter->name, $request->renter->email],
                [$request->reference, $request->renter->email, $unit],
                [$request->renter->phone],
            ),
        ));
    }

    /** @param array<string, mixed> $data */
    public function append(int $rentalId, string $kind, Actor $actor, string $note = '', array $data = []): void
    {
        $this->connection->insert('rental_events', [
            'rental_id' => $rentalId,
            'kind' => $kind,
            'actor' => $actor->kind,
            'actor_id' => $actor->id,
            'note' => $note,
            'data' => Json::encode($data),
            'created_at' => $this->clock->now()->format(self::TIME),
        ]);
    }

    /** @return list<RentalEvent> oldest first */
    public function events(int $rentalId): array
    {
        return array_map(static function (array $row): RentalEvent {
            /** @var array<string, mixed> $data */
            $data = Json::decode((string) $row['data']);

            return new RentalEvent(
                (int) $row['id'],
                (string) $row['kind'],
                Actor::stored((string) $row['actor'], (int) $row['actor_id']),
                (string) $row['note'],
                $data,
                self::time((string) $row['created_at']),
            );
        }, $this->connection->rows('SELECT * FROM {rental_events} WHERE rental_id = %d ORDER BY id', [$rentalId]));
    }

    /**
     * @param list<string> $values
     * @return list<int>
     */
    private function ids(string $condition, array $values, int $after, int $limit): array
    {
        return array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows(
            'SELECT id FROM {rental_requests} WHERE ' . $condition . ' AND id > %d ORDER BY id LIMIT %d',
            [...$values, $after, $limit],
        ));
    }

    /** @param array<string, string|null> $row of rental_requests */
    private static function request(array $row): RentalRequest
    {
        $text = static fn (string $column): string => (string) $row[$column];
        $number = static fn (string $column): int => (int) $row[$column];
        $time = static fn (string $column): ?\DateTimeImmutable => null === $row[$column] ? null : self::time($row[$column]);
        /** @var array<string, string> $claimed */
        $claimed = Json::decode($text('claimed'));
        /** @var list<array{id: int, model: string, name?: string, daily_cents: int|null, weekly_cents: int|null, monthly_cents: int|null}> $attachments */
        $attachments = Json::decode($text('attachments'));
        // Of a request from before its name was kept, the model is.
        $attachments = array_map(static fn (array $one): array => ['name' => $one['name'] ?? $one['model']] + $one, $attachments);

        return new RentalRequest(
            $number('id'),
            $text('reference'),
            $number('class_id'),
            $text('machine'),
            null === $row['unit_id'] ? null : $number('unit_id'),
            $number('location_id'),
            RentalState::from($text('state')),
            substr($text('start_date'), 0, 10),
            substr($text('return_date'), 0, 10),
            $number('days'),
            new Renter($text('name'), $text('phone'), $text('email'), $text('city'), $text('region'), $text('zip'), $number('customer_id')),
            RentalFulfilment::Delivery->value === $text('fulfilment')
                ? new Jobsite($text('jobsite_street'), $text('jobsite_city'), $text('jobsite_region'), $text('jobsite_zip'))
                : null,
            $text('purpose'),
            $attachments,
            self::estimate($row),
            null === $row['quote_cents'] ? null : $number('quote_cents'),
            $text('quote_note'),
            $claimed,
            $number('owner_id'),
            1 === $number('is_verified'),
            1 === $number('is_test'),
            $number('version'),
            $time('answered_at'),
            $time('escalated_at'),
            self::time($text('created_at')),
            self::time($text('changed_at')),
        );
    }

    /** @param array<string, string|null> $row of rental_requests */
    private static function estimate(array $row): Estimate
    {
        /** @var array{day: int, week: int, month: int}|array{} $rates */
        $rates = Json::decode((string) $row['rates']);
        /** @var list<array{unit: 'month'|'week'|'day', count: int, rate_cents: int, amount_cents: int}> $blocks */
        $blocks = Json::decode((string) $row['blocks']);

        return new Estimate(
            1 === (int) $row['is_priced'],
            $rates,
            $blocks,
            (int) $row['cost_cents'],
            (int) $row['insurance_cents'],
            (int) $row['deposit_cents'],
            (int) $row['total_cents'],
        );
    }

    private static function time(string $stored): \DateTimeImmutable
    {
        return new \DateTimeImmutable($stored, new \DateTimeZone('UTC'));
    }
}
