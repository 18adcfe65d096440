<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\CalendarDate;
use Coleman\Api\Support\Money;
use Coleman\Api\Support\Text;

/** What staff decide of a customer. Each decision is kept with who and when, in the transaction that makes it. */
final readonly class CustomerDeskService
{
    private const MOST_LIMIT = 10_000_000_000;

    private const MOST_DAYS = 365;

    public function __construct(
        private Transaction $transaction,
        private CustomerQuery $customers,
        private AccountRepository $accounts,
        private CustomerEventRepository $events,
        private LocationRepository $locations,
        private Profiles $profiles,
    ) {
    }

    /**
     * @param array<mixed> $fields account_number, has_terms, credit_limit_cents, terms_days, po_required, has_exemption, exemption_number, exemption_until, location_id; what is absent stays
     * @param int $version of the account as the desk saw it
     * @throws ApiError 404 coleman_customer_not_found, 400 with fields, 409 coleman_customer_changed
     */
    public function decide(int $userId, array $fields, int $version, int $actorId): void
    {
        $seen = $this->customer($userId)->account;
        $next = $this->read($seen, $fields);
        if ($seen->version !== $version) {
            throw self::changed();
        }
        $changes = $this->changes($seen, $next);
        if ([] === $changes) {
            return;
        }
        $this->transaction->run(function (Connection $connection) use ($seen, $next, $changes, $actorId): void {
            if (!$this->accounts->decide($seen, $next)) {
                throw self::changed();
            }
            $this->events->changed($seen->userId, $actorId, $changes);
        });
    }

    /** @throws ApiError 404 coleman_customer_not_found, 400 with fields */
    public function note(int $userId, string $text, int $actorId): void
    {
        $this->customer($userId);
        $this->events->note($userId, $actorId, NoteText::read($text, 'text'));
    }

    /**
     * Staff know that the email address is the customer's.
     *
     * @throws ApiError 404 coleman_customer_not_found, 409 coleman_already_confirmed
     */
    public function confirmEmail(int $userId, int $actorId): void
    {
        $this->customer($userId);
        $this->transaction->run(function () use ($userId, $actorId): void {
            if (!$this->accounts->confirm($userId)) {
                throw new ApiError('coleman_already_confirmed', __('This email address is already confirmed.', 'coleman'), 409);
            }
            $this->events->changed($userId, $actorId, [__('Email address confirmed by staff.', 'coleman')]);
        });
    }

    /**
     * Sends the customer the link that confirms the address once more.
     *
     * @throws ApiError 404 coleman_customer_not_found, 409 coleman_already_confirmed, 429 coleman_rate_limited
     */
    public function resend(int $userId, int $actorId): void
    {
        $this->customer($userId);
        $this->profiles->resend($userId);
        $this->events->changed($userId, $actorId, [__('Confirmation link sent again.', 'coleman')]);
    }

    /** @throws ApiError 404 coleman_customer_not_found */
    public function customer(int $userId): Customer
    {
        return $this->customers->find($userId) ?? throw new ApiError('coleman_customer_not_found', __('Customer not found.', 'coleman'), 404);
    }

    /** @param array<mixed> $fields with credit_limit_cents, null or empty for no limit */
    private static function limit(array $fields, ?int $known): ?int
    {
        $value = array_key_exists('credit_limit_cents', $fields) ? $fields['credit_limit_cents'] : $known;

        return match (true) {
            null === $value, '' === $value => null,
            // Refused below.
            default => is_numeric($value) && (int) $value === $value ? (int) $value : -1,
        };
    }

    /** @param array<mixed> $fields */
    private function read(Account $seen, array $fields): Account
    {
        $text = static fn (string $name, string $known): string => is_scalar($fields[$name] ?? null) ? trim((string) $fields[$name]) : $known;
        $flag = static fn (string $name, bool $known): bool => array_key_exists($name, $fields) ? in_array($fields[$name], [true, 1, '1', 'true', 'on'], true) : $known;
        $next = new Account(
            $seen->userId,
            $text('account_number', $seen->number),
            $seen->isTaxExempt,
            $flag('has_terms', $seen->hasTerms),
            (int) $text('location_id', (string) $seen->locationId),
            $seen->phone,
            $seen->company,
            $flag('po_required', $seen->poRequired),
            $flag('has_exemption', $seen->hasExemption),
            $text('exemption_number', $seen->exemptionNumber),
            $text('exemption_until', $seen->exemptionUntil),
            $seen->version,
            $seen->isConfirmed,
            $seen->sharedId,
            $seen->onlySees,
            self::limit($fields, $seen->creditLimitCents),
            (int) $text('terms_days', (string) $seen->termsDays),
        );
        $errors = $this->errors($next, $text('location_id', (string) $seen->locationId));
        if ([$next->creditLimitCents, $next->termsDays] !== [$seen->creditLimitCents, $seen->termsDays] && !current_user_can(Roles::PRICE)) {
            throw new ApiError('rest_forbidden', __('Sorry, you aren’t allowed to change the account limit.', 'coleman'), 403);
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }

        return $next;
    }

    /** @return array<string, string> */
    private function errors(Account $next, string $branch): array
    {
        $errors = [];
        foreach (['account_number' => [$next->number, 40], 'exemption_number' => [$next->exemptionNumber, 60]] as $name => [$value, $limit]) {
            if (mb_strlen($value) > $limit || !Text::isClean($value) || 1 === preg_match('/[\r\n\t]/', $value)) {
                $errors[$name] = __('Enter shorter, plain text.', 'coleman');
            }
        }
        if (null !== $next->creditLimitCents && ($next->creditLimitCents < 0 || $next->creditLimitCents > self::MOST_LIMIT)) {
            $errors['credit_limit_cents'] = __('Enter an amount of money, or leave it empty for no limit.', 'coleman');
        }
        if ($next->termsDays < 0 || $next->termsDays > self::MOST_DAYS) {
            /* translators: %d: number of days */
            $errors['terms_days'] = sprintf(__('Enter 0 to %d days.', 'coleman'), self::MOST_DAYS);
        }
        if ($next->hasExemption && '' === $next->exemptionNumber) {
            $errors['exemption_number'] = __('Enter a certificate number for the tax exemption.', 'coleman');
        }
        if ('' !== $next->exemptionUntil && !CalendarDate::exists($next->exemptionUntil)) {
            $errors['exemption_until'] = __('Enter the date as YYYY-MM-DD, such as 2026-12-31.', 'coleman');
        }
        $isBranch = array_any($this->locations->all(), static fn (Location $location): bool => (string) $location->id === $branch);
        if ('0' !== $branch && !$isBranch) {
            $errors['location_id'] = __('Choose a branch.', 'coleman');
        }

        return $errors;
    }

    /** @return list<string> a sentence for each thing that is different */
    private function changes(Account $seen, Account $next): array
    {
        $flag = static fn (bool $is): string => $is ? __('yes', 'coleman') : __('no', 'coleman');
        $city = fn (int $id): string => 0 === $id ? '' : ($this->locations->byId($id)->city ?? '');
        $money = static fn (?int $cents): string => null === $cents ? '' : Money::format($cents);
        $changes = [];
        foreach ([
            [__('Account number', 'coleman'), $seen->number, $next->number],
            [__('Account terms', 'coleman'), $flag($seen->hasTerms), $flag($next->hasTerms)],
            [__('Account limit', 'coleman'), $money($seen->creditLimitCents), $money($next->creditLimitCents)],
            [__('Payment terms in days', 'coleman'), (string) $seen->termsDays, (string) $next->termsDays],
            [__('PO number required', 'coleman'), $flag($seen->poRequired), $flag($next->poRequired)],
            [__('Tax exempt', 'coleman'), $flag($seen->hasExemption), $flag($next->hasExemption)],
            [__('Certificate number', 'coleman'), $seen->exemptionNumber, $next->exemptionNumber],
            [__('Certificate valid until', 'coleman'), $seen->exemptionUntil, $next->exemptionUntil],
            [__('Preferred branch', 'coleman'), $city($seen->locationId), $city($next->locationId)],
        ] as [$label, $from, $to]) {
            if ($from !== $to) {
                $none = __('none', 'coleman');
                /* translators: 1: what was changed, 2: before, 3: after */
                $changes[] = sprintf(__('%1$s changed from %2$s to %3$s.', 'coleman'), $label, '' === $from ? $none : $from, '' === $to ? $none : $to);
            }
        }

        return $changes;
    }

    private static function changed(): ApiError
    {
        return new ApiError('coleman_customer_changed', __('Someone else changed this customer. Reload to see the latest version.', 'coleman'), 409);
    }
}
