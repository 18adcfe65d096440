<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Router;
use PHPUnit\Framework\TestCase;

/** The table of pages makes the rows that a path may match, and no others. */
final class RouterTest extends TestCase
{
    /** @return iterable<string, array{string, bool, list<string>}> path, whether it is one of the table, groups that are made */
    public static function paths(): iterable
    {
        yield 'the home page' => ['/', true, ['home']];
        yield 'a page' => ['/cart', true, ['home']];
        yield 'with a final slash' => ['/cart/', true, ['home']];
        yield 'of two groups' => ['/parts/new', true, ['parts', 'books']];
        yield 'of none of their rows' => ['/parts/old', false, ['parts', 'books']];
        yield 'a page of WordPress' => ['/about', false, []];
        yield 'which only begins so' => ['/partsbook', false, []];
        yield 'with the word further in' => ['/about/parts', false, []];
        yield 'doubled slashes' => ['//parts/new', false, ['home']];
    }

    /**
     * @dataProvider paths
     * @param list<string> $expected
     */
    public function testRowsOfOtherPathsAreNotMade(string $path, bool $isOwned, array $expected): void
    {
        $made = [];
        $group = static function (string $name, array $first, string ...$patterns) use (&$made): PageGroup {
            return new PageGroup($first, static function () use ($name, $patterns, &$made): array {
                $made[] = $name;

                return array_map(static fn (string $pattern): PageRoute => new PageRoute($pattern, static fn (): null => null), array_values($patterns));
            });
        };
        $router = new Router(static fn (): array => [
            $group('home', ['', 'cart'], '', '/cart'),
            $group('parts', ['parts'], '/parts'),
            $group('books', ['parts'], '/parts/new'),
        ]);

        self::assertSame($isOwned, $router->owns($path));
        $router->resolve($path);
        self::assertSame($expected, $made);
    }
}
