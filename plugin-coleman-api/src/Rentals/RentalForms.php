<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Forms\FormActions;

/** The request form, as it is posted natively: with JavaScript, which fills in key, stamp and proof, and without. */
final readonly class RentalForms implements FormActions
{
    public const ACTION = 'rental-request';

    public function __construct(private RentalIntake $intake)
    {
    }

    public function all(): array
    {
        return [self::ACTION => $this->ask(...)];
    }

    /** @param array<string, string> $fields */
    private function ask(array $fields): string
    {
        $answer = $this->intake->ask($fields, $fields['idempotency_key'] ?? '')->results;

        return is_array($answer) && is_string($answer['Url'] ?? null) ? $answer['Url'] : '/rental/';
    }
}
