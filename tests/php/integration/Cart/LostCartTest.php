<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Api\Cart\CartSession;
use Coleman\Api\Demo\DemoParts;

/** A guest whose cart is gone is told so, once, and nobody else is. */
final class LostCartTest extends CartTestCase
{
    protected function tearDown(): void
    {
        unset($_COOKIE[CartSession::LOST]);
        parent::tearDown();
    }

    public function testAGuestWhoseCartExpiredIsToldOnce(): void
    {
        $this->add(DemoParts::IN_STOCK);
        $_COOKIE[CartSession::HINT] = '1.0';
        self::assertFalse($this->isTold(), 'the cart is there');
        $this->modules()->foundation->connection()->execute('DELETE FROM {carts}');
        self::assertTrue($this->isTold());
        $_COOKIE[CartSession::HINT] = '0.0';
        self::assertFalse($this->isTold(), 'it was told');
    }

    public function testItIsToldAlsoWhenAnotherPageFoundTheCartGone(): void
    {
        $this->add(DemoParts::IN_STOCK);
        $this->modules()->foundation->connection()->execute('DELETE FROM {carts}');
        $_COOKIE[CartSession::HINT] = '2.0';
        $this->modules()->carts->session()->repaint(0, false);
        $_COOKIE[CartSession::HINT] = '0.0';
        self::assertTrue($this->isTold());
        self::assertFalse($this->isTold());
    }

    public function testNobodyElseIsTold(): void
    {
        self::assertFalse($this->isTold(), 'who never had one');
        $_COOKIE[CartSession::HINT] = '0.0';
        self::assertFalse($this->isTold(), 'who emptied it');
        $_COOKIE[CartSession::HINT] = '3.1';
        $this->modules()->carts->session()->repaint(0, false);
        self::assertFalse($this->isTold(), 'whose session has ended: the account keeps its cart');
        $this->signInAs('lost-cart', 'customer');
        $_COOKIE[CartSession::HINT] = '3.0';
        self::assertFalse($this->isTold(), 'who is signed in');
    }

    private function isTold(): bool
    {
        $page = do_blocks('<!-- wp:coleman/cart /-->');

        return str_contains($page, 'Your cart has expired.');
    }
}
