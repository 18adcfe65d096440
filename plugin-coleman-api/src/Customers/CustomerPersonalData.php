<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Database\Connection;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;

/** What the dealership keeps of a customer's account beside WordPress's user, which WordPress itself exports. */
final readonly class CustomerPersonalData implements PersonalDataProvider
{
    public function __construct(private Connection $connection, private AccountRepository $accounts, private AddressRepository $addresses, private CustomerEventRepository $events)
    {
    }

    public function name(): string
    {
        return 'coleman-customer';
    }

    public function label(): string
    {
        return __('Customer account', 'coleman');
    }

    public function tables(): array
    {
        return ['customer_accounts', 'customer_addresses', 'customer_events'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        if (0 === $person->userId) {
            return new ExportPage([]);
        }
        $account = $this->accounts->byUser($person->userId);
        $items = [new ExportItem('account', [
            __('Account number', 'coleman') => $account->number,
            __('Company', 'coleman') => $account->company,
            __('Phone', 'coleman') => $account->phone,
            __('Account terms', 'coleman') => $account->hasTerms ? __('Yes', 'coleman') : '',
            __('Exemption certificate', 'coleman') => $account->exemptionNumber,
            __('Email address confirmed', 'coleman') => $account->isConfirmed ? '' : __('No', 'coleman'),
            __('New email address, not yet confirmed', 'coleman') => $this->pendingEmail($person->userId),
        ])];
        foreach ($this->addresses->list($person->userId) as $address) {
            $id = $address['CustomerAddressId'];
            $stored = Address::stored($address);
            $items[] = new ExportItem('address-' . (is_int($id) ? $id : 0), [__('Address', 'coleman') => trim($stored->lines() . "\n" . $stored->phone)]);
        }
        foreach ($this->events->ofCustomer($person->userId, 200) as $event) {
            $items[] = new ExportItem('event-' . $event['id'], [
                __('Date', 'coleman') => $event['at'],
                __('Staff notes', 'coleman') => $event['text'],
            ]);
        }

        return new ExportPage(array_values(array_filter($items, static fn (ExportItem $item): bool => '' !== implode('', $item->facts))));
    }

    public function erase(Person $person): ErasureResult
    {
        if (0 === $person->userId) {
            return new ErasureResult(false);
        }
        $removed = 0;
        $isConfirmed = $this->accounts->byUser($person->userId)->isConfirmed;
        foreach ($this->tables() as $table) {
            $removed += $this->connection->execute(sprintf('DELETE FROM {%s} WHERE user_id = %%d', $table), [$person->userId]);
        }
        if (!$isConfirmed) {
            // An account without a row counts as confirmed, and WordPress's user stays.
            $this->accounts->leaveUnconfirmed($person->userId);
        }
        $removed += delete_user_meta($person->userId, Profiles::PENDING) ? 1 : 0;

        return new ErasureResult($removed > 0, true, [__('The sign-in account belongs to WordPress. To delete it, go to Users.', 'coleman')]);
    }

    private function pendingEmail(int $userId): string
    {
        $pending = get_user_meta($userId, Profiles::PENDING, true);

        return is_array($pending) && is_string($pending['email'] ?? null) ? $pending['email'] : '';
    }
}
