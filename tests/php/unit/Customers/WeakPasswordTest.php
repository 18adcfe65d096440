<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit\Customers;

use Coleman\Api\Customers\WeakPassword;
use PHPUnit\Framework\TestCase;

final class WeakPasswordTest extends TestCase
{
    /** @return iterable<string, array{string}> */
    public static function guessed(): iterable
    {
        foreach (['password', 'Password', 'PASSWORD1', 'passw0rd', 'P@ssw0rd!', 'password2026', '12345678', '123456789', '87654321', 'qwertyui', 'qwer1234', '1qaz2wsx', 'aaaaaaaa', 'abababab', 'abcdefgh', 'iloveyou', 'welcome1', '$unshine', 'Kubota123', 'chiefs2026!', 'tractor1'] as $password) {
            yield $password => [$password];
        }
    }

    /** @dataProvider guessed */
    public function testWhatIsGuessedFirstIsWeak(string $password): void
    {
        self::assertTrue(WeakPassword::is($password));
    }

    /** @dataProvider guessed */
    public function testCapitalsAndSpacesAroundItDoNotHelp(string $password): void
    {
        self::assertTrue(WeakPassword::is('  ' . strtoupper($password) . ' '));
    }

    public function testFiguresAndSignsAroundAWordDoNotHelp(): void
    {
        foreach (['sunshine', 'football', 'passw0rd', 'Welcome'] as $word) {
            foreach (['1', '99', '2026!', '***'] as $more) {
                self::assertTrue(WeakPassword::is($word . $more), $word . $more);
                self::assertTrue(WeakPassword::is($more . $word), $more . $word);
            }
        }
    }

    /** @testWith ["correct horse"]
     *            ["long enough"]
     *            ["chosen anew"]
     *            ["another one"]
     *            ["rusty gate 88 hinges"]
     *            ["mi perro come pan"]
     *            ["password manager made this"]
     *            ["xK7#pq2mZ"]
     */
    public function testAFewWordsOrAnythingOddIsNot(string $password): void
    {
        self::assertFalse(WeakPassword::is($password, ['somebody@example.com', 'Dale Hutchins']));
    }

    public function testOnesOwnNameAndAddressAre(): void
    {
        foreach (['dale.hutchins@example.com', 'dale.hutchins', 'Dale.Hutchins1', 'Dale Hutchins'] as $password) {
            self::assertTrue(WeakPassword::is($password, ['dale.hutchins@example.com', 'Dale Hutchins']), $password);
        }
        self::assertFalse(WeakPassword::is('dale.hutchins', ['other@example.com']));
    }
}
