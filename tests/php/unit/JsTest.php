<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Blocks\Js;
use PHPUnit\Framework\TestCase;

/** What compiled views ask of JavaScript's values: each expected value is what JavaScript gives. */
final class JsTest extends TestCase
{
    /** @return iterable<string, array{mixed, mixed}> what is had, and what JavaScript has */
    public static function values(): iterable
    {
        $smile = "\u{1F600}";

        yield 'isTrue' => [
            array_map(Js::isTrue(...), ['', '0', 'a', 0, 0.0, -0.0, NAN, 1, 0.5, null, false, true, [], ['a' => 1]]),
            [false, true, true, false, false, false, false, true, true, false, false, true, true, true],
        ];
        yield 'either' => [
            [Js::either('', 'b'), Js::either('0', 'b'), Js::either(NAN, 7), Js::either([], 'b'), Js::either(null, null)],
            ['b', '0', 7, [], null],
        ];
        yield 'isSame' => [
            [Js::isSame(1, 1.0), Js::isSame('1', 1), Js::isSame(NAN, NAN), Js::isSame(null, false), Js::isSame(0, -0.0), Js::isSame('a', 'a')],
            [true, false, false, false, true, true],
        ];
        yield 'isNumber' => [array_map(Js::isNumber(...), [1, 1.5, NAN, '1', null, true]), [true, true, true, false, false, false]];
        yield 'isInteger' => [
            array_map(Js::isInteger(...), [1, 1.0, 1.5, -0.0, 1e21, NAN, INF, -INF, '1', null]),
            [true, true, false, true, true, false, false, false, false, false],
        ];
        yield 'text' => [
            array_map(Js::text(...), [0, -0.0, 1, 1.0, -1.5, 0.1 + 0.2, 1e21, 1.5e21, 1e20, 123456789012345680000.0, 2 ** 69, 1e-6, 1e-7, -1.5e-7, 1.23e-6, 5e-324, 1.7976931348623157e308, NAN, INF, -INF]),
            ['0', '0', '1', '1', '-1.5', '0.30000000000000004', '1e+21', '1.5e+21', '100000000000000000000', '123456789012345680000', '590295810358705700000', '0.000001', '1e-7', '-1.5e-7', '0.00000123', '5e-324', '1.7976931348623157e+308', 'NaN', 'Infinity', '-Infinity'],
        ];
        yield 'string' => [array_map(Js::string(...), ['a', 1, 0.5, true, false, null]), ['a', '1', '0.5', 'true', 'false', '']];
        yield 'said' => [array_map(Js::said(...), [true, false, null, 'mixed', 0, 0.5]), ['true', 'false', null, 'mixed', 0, 0.5]];
        yield 'number' => [
            array_map(Js::number(...), ['', ' ', " 12\u{A0}\n", '1.5', '.5', '5.', '-3', '+3', '1e3', '1e-2', '0x1F', '0b11', '0o17', 'Infinity', '-Infinity', 7, 0.5, true, false, null]),
            [0, 0, 12, 1.5, 0.5, 5, -3, 3, 1000, 0.01, 31, 3, 15, INF, -INF, 7, 0.5, 1, 0, 0],
        ];
        yield 'number, of none' => [
            array_map(static fn (string $text): bool => is_nan((float) Js::number($text)), ['a', '1a', '1,5', '.', '-', '1_000', '- 1', '-0x1', 'infinity', '1e']),
            array_fill(0, 10, true),
        ];
        yield 'divide' => [[Js::divide(7, 2), Js::divide(6, 2), Js::divide(1, 0), Js::divide(-1, 0), Js::text(Js::divide(0, 0))], [3.5, 3, INF, -INF, 'NaN']];
        yield 'modulo' => [[Js::modulo(7, 3), Js::modulo(-7, 3), Js::modulo(5.5, 2), Js::text(Js::modulo(1, 0))], [1, -1, 1.5, 'NaN']];
        yield 'trim' => [array_map(Js::trim(...), [" a b \n", "\u{FEFF}\u{A0}\u{3000}a\u{2028}", "\u{200B}a", '', ' ']), ['a b', 'a', "\u{200B}a", '', '']];
        yield 'length' => [array_map(Js::length(...), ['', 'abc', 'é', $smile, "a{$smile}b", "e\u{301}"]), [0, 3, 1, 2, 4, 2]];
        yield 'slice' => [
            [Js::slice('abcd', 1), Js::slice('abcd', 1, 3), Js::slice('abcd', -2), Js::slice('abcd', 0, -1), Js::slice('abcd', 3, 1), Js::slice('abcd', -9, 9), Js::slice("{$smile}ab", 2), Js::slice("{$smile}ab", 0, 2), Js::slice('äöü', 1, 2), Js::slice('abc', 5)],
            ['bcd', 'bc', 'cd', 'abc', '', 'abcd', 'ab', $smile, 'ö', ''],
        ];
        yield 'at' => [[Js::at('äb', 0), Js::at('äb', 2), Js::at('äb', -1), Js::at("{$smile}b", 2)], ['ä', null, null, 'b']];
        yield 'padStart' => [
            [Js::padStart('7', 3, '0'), Js::padStart('abc', 2, '0'), Js::padStart('é', 3), Js::padStart('a', 4, 'éx'), Js::padStart($smile, 3, '-'), Js::padStart('a', 3, '')],
            ['007', 'abc', '  é', 'éxéa', '-' . $smile, 'a'],
        ];
        yield 'encodeUriComponent' => [Js::encodeUriComponent("a b&c=d/é?!'()*~-_.+{$smile}"), "a%20b%26c%3Dd%2F%C3%A9%3F!'()*~-_.%2B%F0%9F%98%80"];
        yield 'indexOfText' => [[Js::indexOfText('abc', 'c'), Js::indexOfText('abc', 'x'), Js::indexOfText("{$smile}b", 'b'), Js::indexOfText('abc', '')], [2, -1, 2, 0]];
        yield 'replaceFirst' => [
            [Js::replaceFirst('a-a', 'a', 'b'), Js::replaceFirst('abc', 'x', 'b'), Js::replaceFirst('a-b', '-', '[$&]'), Js::replaceFirst('5 x', 'x', '$$'), Js::replaceFirst('a', 'a', '$1')],
            ['b-a', 'abc', 'a[-]b', '5 $', '$1'],
        ];
        yield 'replaceAll' => [[Js::replaceAll('a-a', 'a', 'b'), Js::replaceAll('a-a', 'a', '$&$$')], ['b-b', 'a$-a$']];
        yield 'exec' => [
            [Js::exec('/^(?<year>\d+)-(\d+)(x)?/uD', '2024-5'), Js::exec('/x/uD', 'a')],
            [['2024-5', '2024', '5', null], null],
        ];
        yield 'json' => [Js::json(['a' => 'é/"', 'b' => [1, 0.5, null, true]]), '{"a":"é/\"","b":[1,0.5,null,true]}'];
        yield 'list' => [[Js::list(['a']), Js::list(false)], [['a'], []]];
        yield 'map' => [Js::map(['a', 'b'], static fn (string $one, int $at): string => $one . $at), ['a0', 'b1']];
        yield 'sliceList' => [
            [Js::sliceList(['a', 'b', 'c'], 1, 2), Js::sliceList(['a', 'b', 'c'], -2, -1), Js::sliceList(['a', 'b', 'c'], 2, 1), Js::sliceList(['a'], -9, 9)],
            [['b'], ['b'], [], ['a']],
        ];
        yield 'last' => [[Js::last([]), Js::last(['a', 'b'])], [null, 'b']];
        yield 'itemAt' => [[Js::itemAt(['a', 'b'], -2), Js::itemAt(['a', 'b'], 1), Js::itemAt(['a', 'b'], -3), Js::itemAt([], 0)], ['a', 'b', null, null]];
        yield 'unique' => [Js::unique(['b', 'a', 'b', 1, '1', 1, 1.0]), ['b', 'a', 1, '1']];
        yield 'indexOf' => [[Js::indexOf(['a', '1'], '1'), Js::indexOf(['1'], 1), Js::indexOf([], 'a')], [1, -1, -1]];
        yield 'includes' => [[Js::includes([1.0], 1), Js::includes(['1'], 1), Js::includes([], null)], [true, false, false]];
        yield 'join' => [Js::join(['a', 1, 0.1 + 0.2, true, false, null, ''], '|'), 'a|1|0.30000000000000004|true|false||'];
        yield 'findIndex' => [
            [Js::findIndex([1, 5, 5], static fn (int $one): bool => $one > 1), Js::findIndex([1], static fn (int $one, int $at): bool => $at > 0)],
            [1, -1],
        ];
        yield 'findLastIndex' => [
            [Js::findLastIndex([5, 5, 1], static fn (int $one): bool => $one > 1), Js::findLastIndex([5, 5], static fn (int $one, int $at): bool => $at < 1)],
            [1, 0],
        ];
        yield 'sorted' => [
            [Js::sorted([10, 9, 1]), Js::sorted(['b', 'B', 'a']), Js::sorted([3, 10, 2], static fn (int $one, int $other): int => $one - $other), Js::sorted([0.3, 0.1], static fn (float $one, float $other): float => $one - $other)],
            [[1, 10, 9], ['B', 'a', 'b'], [2, 3, 10], [0.1, 0.3]],
        ];
        yield 'times' => [Js::times(3, static fn (null $none, int $at): int => $at * 2), [0, 2, 4]];
        yield 'entries' => [Js::entries(['b' => 1, 2 => 'x']), [['b', 1], ['2', 'x']]];
        yield 'keys' => [Js::keys(['b' => 1, 2 => 'x']), ['b', '2']];
    }

    /** @dataProvider values */
    public function testGivesWhatJavaScriptGives(mixed $had, mixed $expected): void
    {
        self::assertSame($expected, $had);
    }

    public function testKeepsARecordInJavaScriptsOrder(): void
    {
        self::assertSame(['2', '10', 'b', '01', 'a'], Js::keys(Js::ordered(['b' => 1, 10 => 2, '01' => 3, 2 => 4, 'a' => 5])));
        self::assertSame(['b', 'a'], Js::keys(Js::ordered(['b' => 1, 'a' => 2])));
    }

    public function testRefusesWhatIsNoJson(): void
    {
        $this->expectException(\JsonException::class);
        Js::json("\xFF");
    }
}
