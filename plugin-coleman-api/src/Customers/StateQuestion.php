<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limit;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Support\ZipCode;

/**
 * Asks whether an address is right whose ZIP code is in another state: the tax goes by the state, and the parcel by the ZIP
 * code. It only asks, and only once: near a border the post office may be in the other state, so what is sent again is taken.
 */
final readonly class StateQuestion
{
    public function __construct(private RateLimiter $limiter)
    {
    }

    /**
     * @param string $who types them: what was asked of one is asked of everybody else
     * @param array<string, Address> $addresses by the prefix of their fields, as they were typed
     * @throws ApiError 400 at `zip`, the first time in an hour
     */
    public function ask(string $who, array $addresses): void
    {
        $errors = [];
        foreach ($addresses as $prefix => $address) {
            $states = ZipCode::states($address->zip);
            if ([] === $states || in_array($address->state, $states, true)) {
                continue;
            }
            $zip = ZipCode::five($address->zip);
            if ($this->limiter->take(sprintf('zip_state:%s:%s%s', $who, $address->state, $zip), new Limit(1, HOUR_IN_SECONDS))) {
                $errors[$prefix . 'zip'] = sprintf(
                    /* translators: 1: ZIP code, 2: the state that it is in, by two letters, or several, 3: another state */
                    __('ZIP code %1$s is in %2$s, not in %3$s. Check both. If they’re right, send it again.', 'coleman'),
                    $zip,
                    implode('/', $states),
                    $address->state,
                );
            }
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
    }
}
