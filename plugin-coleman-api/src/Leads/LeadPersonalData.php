<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Leads\Pictures\LeadPictures;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;
use Coleman\Api\Privacy\Retained;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Json;

/**
 * What inquiries tell of a person.
 *
 * No book must be kept of them, so an erased one loses its person whether it was answered or not. Which machine was
 * asked about, in which state, and how long the answer took stay: the dealer counts them.
 */
final readonly class LeadPersonalData implements PersonalDataProvider, Retained
{
    private const A_PAGE = 25;

    private const OF_PERSON = '(email = %s OR (customer_id = %d AND customer_id > 0))';

    public function __construct(private Connection $connection, private Transaction $transaction, private LeadRepository $leads, private LeadPictures $pictures, private Outbox $outbox, private Clock $clock)
    {
    }

    public function name(): string
    {
        return 'coleman-leads';
    }

    public function label(): string
    {
        return __('Inquiries', 'coleman');
    }

    public function tables(): array
    {
        return ['leads', 'lead_events', 'lead_pictures'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        // A person's own inquiries are few: pages are counted.
        $rows = $this->connection->rows(
            'SELECT * FROM {leads} WHERE ' . self::OF_PERSON . ' ORDER BY id LIMIT %d OFFSET %d',
            [$person->email, $person->userId, self::A_PAGE + 1, ($page - 1) * self::A_PAGE],
        );

        return new ExportPage(
            array_map(fn (array $row): ExportItem => $this->exported(Lead::stored($row)), array_slice($rows, 0, self::A_PAGE)),
            count($rows) <= self::A_PAGE,
        );
    }

    public function erase(Person $person): ErasureResult
    {
        return new ErasureResult($this->anonymise(self::OF_PERSON, [$person->email, $person->userId]) > 0);
    }

    /**
     * Takes the persons out of inquiries that nobody has touched for so many days.
     *
     * @return int how many
     */
    public function eraseOlderThan(int $days): int
    {
        return $this->anonymise('changed_at < %s AND email <> %s', [
            $this->clock->now()->modify(sprintf('-%d days', $days))->format('Y-m-d H:i:s'),
            OrderPersonalData::ERASED,
        ]);
    }

    private function exported(Lead $lead): ExportItem
    {
        $inquiry = $lead->inquiry;
        $pictures = $this->pictures->ofLead($lead->id);
        $notes = array_filter(array_map(
            static fn (LeadEvent $event): string => is_string($event->detail['text'] ?? null) ? $event->happenedAt->setTimezone(DealerTime::zone())->format('Y-m-d') . ': ' . $event->detail['text'] : '',
            $this->leads->events($lead->id),
        ));

        return new ExportItem((string) $lead->id, [
            __('Inquiry', 'coleman') => $lead->reference,
            __('Sent', 'coleman') => $lead->createdAt->format('Y-m-d H:i') . ' UTC',
            __('Kind', 'coleman') => $lead->kind->label(),
            __('About', 'coleman') => $lead->title,
            __('Status', 'coleman') => $lead->status->label(),
            __('Name', 'coleman') => $inquiry->name(),
            __('Email address', 'coleman') => $inquiry->email,
            __('Phone', 'coleman') => $inquiry->phone,
            __('Company', 'coleman') => $inquiry->company,
            __('Address', 'coleman') => $inquiry->place(),
            __('Comments', 'coleman') => $inquiry->comments,
            ...array_column($inquiry->details->words(), 'value', 'label'),
            __('Pictures', 'coleman') => [] === $pictures ? '' : (string) count($pictures),
            __('Notes', 'coleman') => implode("\n", $notes),
        ]);
    }

    /**
     * @param list<string|int> $values
     * @return int how many inquiries
     */
    private function anonymise(string $condition, array $values): int
    {
        return $this->transaction->run(function (Connection $connection) use ($condition, $values): int {
            $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {leads} WHERE ' . $condition, $values));
            foreach (array_chunk($ids, 200) as $some) {
                $these = Connection::placeholders($some);
                $connection->execute(
                    "UPDATE {leads} SET first_name = %s, last_name = '', email = %s, phone = '', company = '', address = '', city = '', zip = SUBSTR(zip, 1, 3),"
                    . " comments = '', details = '', customer_id = 0, version = version + 1, changed_at = %s WHERE id IN ({$these})",
                    [__('(erased)', 'coleman'), OrderPersonalData::ERASED, $this->clock->now()->format('Y-m-d H:i:s'), ...$some],
                );
                $connection->execute("UPDATE {lead_events} SET actor_id = 0 WHERE actor = 'customer' AND lead_id IN ({$these})", $some);
                $this->forgetWords($connection, $some);
                $this->pictures->forget($connection, $some);
                foreach ($some as $id) {
                    // A customer may have written from another address than the account's: by that nobody finds the mails.
                    $this->outbox->forgetAbout(sprintf('lead:%d', $id));
                }
            }

            return count($ids);
        });
    }

    /**
     * What staff noted may name anybody.
     *
     * @param non-empty-list<int> $ids of inquiries
     */
    private function forgetWords(Connection $connection, array $ids): void
    {
        foreach ($connection->rows(sprintf('SELECT id, detail FROM {lead_events} WHERE lead_id IN (%s)', Connection::placeholders($ids)), $ids) as $row) {
            $detail = Json::decode((string) $row['detail']);
            if (isset($detail['text'])) {
                $connection->execute('UPDATE {lead_events} SET detail = %s WHERE id = %d', [Json::encode(['text' => __('(erased)', 'coleman')] + $detail), (int) $row['id']]);
            }
        }
    }
}
