<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

/** What was typed into a field cannot stand there; the message says why, to who typed it. */
final class FieldFault extends \RuntimeException
{
}
