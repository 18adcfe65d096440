<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\GuardedOption;
use Coleman\Tests\Integration\TestCase;

/** An option that several people change at a time. */
final class GuardedOptionTest extends TestCase
{
    private const NAME = 'coleman_guarded_option_test';

    protected function tearDown(): void
    {
        delete_option(self::NAME);
        parent::tearDown();
    }

    public function testWhatAnotherSavesMeanwhileIsKept(): void
    {
        $tries = 0;
        $this->option()->change(function (array $stored) use (&$tries): array {
            if (0 === $tries++) {
                $this->option()->change(static fn (array $other): array => ['theirs' => 'b'] + $other);
            }

            return ['ours' => 'a'] + $stored;
        });

        self::assertSame(2, $tries);
        self::assertEquals(['ours' => 'a', 'theirs' => 'b'], get_option(self::NAME));
    }

    public function testAnotherCaseIsAnotherValue(): void
    {
        $this->option()->change(static fn (): array => ['words' => 'sale']);
        $seen = [];
        $this->option()->change(function (array $stored) use (&$seen): array {
            $seen[] = $stored['words'];
            if (['sale'] === $seen) {
                $this->option()->change(static fn (): array => ['words' => 'SALE']);
            }

            return ['words' => $stored['words'] . '!'];
        });

        self::assertSame(['sale', 'SALE'], $seen);
        self::assertSame(['words' => 'SALE!'], get_option(self::NAME));
    }

    public function testAFaultLeavesAllAsItWas(): void
    {
        $this->option()->change(static fn (): array => ['kept']);
        try {
            $this->option()->change(static fn (): array => throw new \DomainException('no'));
            self::fail('not thrown on');
        } catch (\DomainException) {
            self::assertSame(['kept'], get_option(self::NAME));
        }
    }

    public function testItIsLoadedWithEveryPageOrNot(): void
    {
        $this->option()->change(static fn (): array => ['x']);
        self::assertArrayNotHasKey(self::NAME, wp_load_alloptions(true));
        delete_option(self::NAME);
        (new GuardedOption($this->modules()->foundation->connection(), self::NAME, isOnEveryPage: true))->change(static fn (): array => ['x']);
        self::assertArrayHasKey(self::NAME, wp_load_alloptions(true));
    }

    public function testItDoesNotTryForEver(): void
    {
        $count = 0;
        $this->expectException(DatabaseError::class);
        $this->option()->change(function () use (&$count): array {
            $count++;
            update_option(self::NAME, [$count]);

            return ['ours'];
        });
    }

    private function option(): GuardedOption
    {
        return new GuardedOption($this->modules()->foundation->connection(), self::NAME, isOnEveryPage: false);
    }
}
