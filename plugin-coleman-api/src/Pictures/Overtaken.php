<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

/** Somebody else was there before: the transaction is undone. */
final class Overtaken extends \RuntimeException
{
}
