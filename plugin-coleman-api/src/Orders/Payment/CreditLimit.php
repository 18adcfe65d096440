<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Money;

/** How much a customer may owe on account. Staff set it; without one there is no limit. */
final readonly class CreditLimit
{
    public function __construct(private AccountRepository $accounts, private AccountBalanceQuery $balances)
    {
    }

    /** What the customer may still put on account; null for no limit. */
    public function leftCents(int $customerId): ?int
    {
        $limit = $customerId > 0 ? $this->accounts->byUser($customerId)->creditLimitCents : null;

        return null === $limit ? null : $limit - $this->balances->onAccountCents($customerId);
    }

    /**
     * Refuses what would be owed beyond the limit of who pays. Inside the caller's transaction: others who order on the
     * same account wait.
     *
     * @param int $accountId the shared account that the order belongs to; 0 for the customer's own
     * @param string $field that the refusal names
     * @param Actor $actor who puts it on account: staff read what they can do, customers whom to ask
     * @throws ApiError 409 coleman_credit_limit
     */
    public function refuse(int $customerId, int $accountId, int $cents, string $field, Actor $actor): void
    {
        $customerId = $this->balances->payer($customerId, $accountId);
        if ($customerId < 1) {
            return;
        }
        $this->balances->lock($customerId);
        $left = $this->leftCents($customerId);
        if (null !== $left && $cents > $left) {
            $sentence = self::sentence(max(0, $left), $actor);
            throw new ApiError('coleman_credit_limit', $sentence, 409, [$field => $sentence], data: ['left_cents' => max(0, $left)]);
        }
    }

    private static function sentence(int $leftCents, Actor $actor): string
    {
        if ('staff' === $actor->kind) {
            /* translators: %s: amount of money */
            return sprintf(__('This is more than the account limit allows. %s is left on the account. Take another way to pay, or raise the account limit under Customers.', 'coleman'), Money::format($leftCents));
        }

        /* translators: %s: amount of money */
        return sprintf(__('This is more than the account limit allows. %s is left on the account. Choose another way to pay, or call the parts desk.', 'coleman'), Money::format($leftCents));
    }
}
