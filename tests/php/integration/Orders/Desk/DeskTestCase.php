<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** A test with somebody at the parts desk. */
abstract class DeskTestCase extends OrderTestCase
{
    use AtTheDesk;

    protected function setUp(): void
    {
        parent::setUp();
        $this->modules()->foundation->connection()->execute('DELETE FROM {order_words}');
    }
}
