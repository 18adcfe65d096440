<?php

declare(strict_types=1);

namespace Coleman\Api\SecondFactor;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;

/** That somebody of the staff has set up an authenticator app; its key is told to nobody. */
final readonly class FactorPersonalData implements PersonalDataProvider
{
    public function __construct(private FactorRepository $factors, private Transaction $transaction)
    {
    }

    public function name(): string
    {
        return 'coleman-second-factor';
    }

    public function label(): string
    {
        return __('Second factor', 'coleman');
    }

    public function tables(): array
    {
        return ['second_factors', 'backup_codes'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        return new ExportPage(0 !== $person->userId && $this->factors->isEnrolled($person->userId) ? [new ExportItem((string) $person->userId, [
            __('Kind', 'coleman') => __('Authenticator app', 'coleman'),
        ])] : []);
    }

    public function erase(Person $person): ErasureResult
    {
        return new ErasureResult(0 !== $person->userId && $this->transaction->run(fn (Connection $connection): bool => $this->factors->remove($person->userId)));
    }
}
