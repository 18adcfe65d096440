<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;
use Coleman\Api\Privacy\Retained;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Money;
use Coleman\Api\Support\Reference;

/**
 * What rentals tell of a person.
 *
 * The books must be kept, so a rental that is over loses its person and keeps machine, days and amounts, with state and
 * three digits of the ZIP Code. One that is still worked on stays as it is: a machine may be with the customer.
 */
final readonly class RentalPersonalData implements PersonalDataProvider, Retained
{
    private const A_PAGE = 25;

    private const OF_PERSON = '(email = %s OR (customer_id = %d AND customer_id > 0))';

    public function __construct(private Connection $connection, private Transaction $transaction, private RentalRequestRepository $requests, private Clock $clock)
    {
    }

    public function name(): string
    {
        return 'coleman-rentals';
    }

    public function label(): string
    {
        return __('Rentals', 'coleman');
    }

    public function tables(): array
    {
        return ['rental_requests', 'rental_events', 'rental_words'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        // A person's own rentals are few: pages are counted.
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows(
            'SELECT id FROM {rental_requests} WHERE ' . self::OF_PERSON . ' ORDER BY id LIMIT %d OFFSET %d',
            [$person->email, $person->userId, self::A_PAGE + 1, ($page - 1) * self::A_PAGE],
        ));

        return new ExportPage(array_map($this->exported(...), $this->requests->byIds(array_slice($ids, 0, self::A_PAGE))), count($ids) <= self::A_PAGE);
    }

    public function erase(Person $person): ErasureResult
    {
        $messages = [];
        $erased = $this->transaction->run(function (Connection $connection) use ($person, &$messages): int {
            $messages = [];
            $erased = 0;
            foreach ($connection->rows('SELECT id, reference, state, zip FROM {rental_requests} WHERE ' . self::OF_PERSON, [$person->email, $person->userId]) as $row) {
                if (RentalState::from((string) $row['state'])->isOver()) {
                    $this->anonymise($connection, $row);
                    $erased++;
                } else {
                    /* translators: %s: reference of a rental */
                    $messages[] = sprintf(__('Rental %s is still in progress and was kept. Erase again when it is closed.', 'coleman'), (string) $row['reference']);
                }
            }

            return $erased;
        });

        return new ErasureResult($erased > 0, [] !== $messages, $messages);
    }

    /**
     * Takes the person out of requests that came to nothing and have had their day; what was rented is in the books.
     *
     * @return int how many
     */
    public function eraseOlderThan(int $days): int
    {
        $before = $this->clock->now()->modify(sprintf('-%d days', $days))->format('Y-m-d H:i:s');

        return $this->transaction->run(function (Connection $connection) use ($before): int {
            $rows = $connection->rows(
                'SELECT id, reference, state, zip FROM {rental_requests} WHERE state IN (%s, %s, %s) AND changed_at < %s AND email <> %s ORDER BY id LIMIT 200',
                [RentalState::Declined->value, RentalState::Cancelled->value, RentalState::Expired->value, $before, OrderPersonalData::ERASED],
            );
            foreach ($rows as $row) {
                $this->anonymise($connection, $row);
            }

            return count($rows);
        });
    }

    private function exported(RentalRequest $request): ExportItem
    {
        $renter = $request->renter;
        $told = array_filter(array_map(
            static fn (RentalEvent $event): string => '' === $event->note ? '' : $event->createdAt->setTimezone(DealerTime::zone())->format('Y-m-d') . ': ' . $event->note,
            $this->requests->events($request->id),
        ));

        return new ExportItem((string) $request->id, [
            __('Reference', 'coleman') => $request->reference,
            __('Machine', 'coleman') => $request->machine,
            __('Attachments', 'coleman') => implode(', ', array_column($request->attachments, 'name')),
            __('Start date', 'coleman') => $request->startDate,
            __('Return date', 'coleman') => $request->returnDate,
            __('State', 'coleman') => $request->state->label(),
            __('Name', 'coleman') => $renter->name,
            __('Phone', 'coleman') => $renter->phone,
            __('Email address', 'coleman') => $renter->email,
            __('Address', 'coleman') => sprintf('%s, %s %s', $renter->city, $renter->region, $renter->zip),
            __('Jobsite', 'coleman') => $request->jobsite?->line() ?? '',
            __('Purpose', 'coleman') => $request->purpose,
            __('Price', 'coleman') => $request->estimate->isPriced ? Money::format($request->quoteCents ?? $request->estimate->totalCents) : '',
            __('History', 'coleman') => implode("\n", $told),
        ]);
    }

    /** @param array<string, string|null> $row */
    private function anonymise(Connection $connection, array $row): void
    {
        $id = (int) $row['id'];
        $connection->execute(
            'UPDATE {rental_requests} SET reference = %s, customer_id = 0, name = %s, phone = %s, email = %s, city = %s, zip = %s, jobsite_street = %s, jobsite_city = %s, jobsite_zip = %s,
                purpose = %s, quote_note = %s, claimed = %s, version = version + 1, changed_at = %s WHERE id = %d',
            [
                // Links in old mails open nothing any more.
                Reference::make(),
                __('(erased)', 'coleman'),
                '',
                OrderPersonalData::ERASED,
                '',
                substr((string) $row['zip'], 0, 3),
                '',
                '',
                '',
                '',
                '',
                '[]',
                $this->clock->now()->format('Y-m-d H:i:s'),
                $id,
            ],
        );
        // The desk finds it by its new reference and its unit, no longer by the customer.
        $request = $this->requests->byId($id);
        if (null !== $request) {
            $this->requests->indexWords($request);
        }
        // What was typed into a history may name anybody; what happened to the machine stays.
        $connection->execute('UPDATE {rental_events} SET note = %s WHERE rental_id = %d AND note <> %s', [__('(erased)', 'coleman'), $id, '']);
        $connection->execute('UPDATE {rental_events} SET actor_id = 0 WHERE rental_id = %d AND actor = %s', [$id, 'customer']);
    }
}
