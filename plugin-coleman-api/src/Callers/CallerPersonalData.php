<?php

declare(strict_types=1);

namespace Coleman\Api\Callers;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Customers\Address;
use Coleman\Api\Database\Connection;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person as Asked;
use Coleman\Api\Privacy\PersonalDataProvider;
use Coleman\Api\Support\Json;

/** What staff noted of somebody without an account: by the email address, and by phone numbers that the person's orders, inquiries and account name. */
final readonly class CallerPersonalData implements PersonalDataProvider
{
    public function __construct(private Connection $connection, private CallerNoteRepository $notes)
    {
    }

    public function name(): string
    {
        return 'coleman-caller-notes';
    }

    public function label(): string
    {
        return __('Notes on callers', 'coleman');
    }

    public function tables(): array
    {
        return ['caller_notes'];
    }

    public function export(Asked $person, int $page): ExportPage
    {
        return new ExportPage(array_map(static fn (array $note): ExportItem => new ExportItem((string) $note['id'], [
            __('Date', 'coleman') => $note['at'],
            __('Staff notes', 'coleman') => $note['text'],
        ]), $this->notes->ofContacts($person->email, $this->phones($person))));
    }

    public function erase(Asked $person): ErasureResult
    {
        return new ErasureResult($this->notes->forget($person->email, $this->phones($person)) > 0);
    }

    /** @return list<string> digits of the numbers that this person gave */
    private function phones(Asked $person): array
    {
        $phones = array_map(
            static fn (array $row): string => Address::stored(Json::decode((string) $row['billing']))->phone,
            $this->connection->rows('SELECT billing FROM {orders} WHERE email = %s OR (customer_id = %d AND customer_id > 0)', [$person->email, $person->userId]),
        );
        foreach (['SELECT phone FROM {leads} WHERE email = %s', 'SELECT phone FROM {rental_requests} WHERE email = %s'] as $asked) {
            array_push($phones, ...array_map(static fn (array $row): string => (string) $row['phone'], $this->connection->rows($asked, [$person->email])));
        }
        $phones[] = (string) $this->connection->value('SELECT phone FROM {customer_accounts} WHERE user_id = %d AND user_id > 0', [$person->userId]);

        return array_values(array_unique(array_filter(array_map(SearchTerms::phone(...), $phones), static fn (string $digits): bool => '' !== $digits)));
    }
}
