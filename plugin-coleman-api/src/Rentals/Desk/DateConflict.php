<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

/** One of the days that were asked for belongs to another. It ends the transaction: what was done until then is undone. */
final class DateConflict extends \RuntimeException
{
}
