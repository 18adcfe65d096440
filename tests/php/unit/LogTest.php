<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Support\Log;
use PHPUnit\Framework\TestCase;

/** What the error log says, and what it never says. */
final class LogTest extends TestCase
{
    /** @dataProvider texts */
    public function testItLeavesOutWhatOpensAnOrderOrNamesAPerson(string $text, string $written): void
    {
        self::assertSame($written, Log::redacted($text));
    }

    /** @return iterable<string, array{string, string}> */
    public static function texts(): iterable
    {
        yield 'nothing to hide' => ['stock of order 1001 could not be reconciled: The disk is full.', 'stock of order 1001 could not be reconciled: The disk is full.'];
        yield 'the key of an order' => ["Duplicate entry '0123456789abcdef0123456789abcdef' for key", "Duplicate entry '[redacted]' for key"];
        yield 'a link to an order' => ['GET /customer/orders/7?key=abc123&x=1 failed', 'GET /customer/orders/7?key=[redacted]&x=1 failed'];
        yield 'the secret of a webhook' => ['whsec_0123456789abcdef0123456789abcdef was refused', '[redacted] was refused'];
        yield 'an address' => ["no mailbox for '<jo.o-neil+parts@farm.example>'", "no mailbox for '<[redacted]@farm.example>'"];
        yield 'two addresses' => ['a@b.example, c@d.example', '[redacted]@b.example, [redacted]@d.example'];
        yield 'a password in a statement' => ['password=hunter2 refused', 'password=[redacted] refused'];
        yield 'a word with digits is none' => ['part 123456789012345678901234 at branch 1', 'part [redacted] at branch 1'];
    }

    public function testAnEventIsOneLine(): void
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'coleman-log');
        $before = (string) ini_set('error_log', $file);
        try {
            Log::error("first\n  second\r\nthird");
        } finally {
            ini_set('error_log', $before);
        }
        self::assertMatchesRegularExpression('/^(\[[^]]+\] )?coleman: first second third\n$/', (string) file_get_contents($file));
        unlink($file);
    }
}
