<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\BranchMatch;
use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Locations\VisitorPlace;
use Coleman\Api\Support\ZipCode;

/** The cart's form for the ZIP code that parts go to. */
final readonly class DeliveryForms implements FormActions
{
    public function __construct(private VisitorPlace $place, private NearestBranch $nearest)
    {
    }

    public function all(): array
    {
        return ['cart_zip' => $this->estimate(...)];
    }

    /**
     * @param array<string, string> $fields zip; empty forgets it, and the last four of nine digits are dropped
     * @throws ApiError 400 naming the field `zip`
     */
    private function estimate(array $fields): string
    {
        $zip = trim($fields['zip'] ?? '');
        $match = BranchMatch::byZip($zip, $this->nearest);
        if ('' !== $zip && null === $match->branch) {
            throw ApiError::invalid(['zip' => $match->statusMessage]);
        }
        $this->place->chooseZip(ZipCode::five($zip));

        return '/cart#cart-estimate';
    }
}
