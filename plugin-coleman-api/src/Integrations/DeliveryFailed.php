<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

/** A delivery that got no answer at all; the message says why, for staff. */
final class DeliveryFailed extends \RuntimeException
{
    public function __construct(string $message, public readonly int $ms = 0)
    {
        parent::__construct($message);
    }
}
