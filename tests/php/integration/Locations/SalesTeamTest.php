<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Locations;

use Coleman\Api\Sales\Salesman;
use Coleman\Api\Sales\TeamMatch;
use Coleman\Tests\Integration\TestCase;

/** Who sells where: by branch, by ZIP code, and whom a ZIP code in nobody's territory is led to. */
final class SalesTeamTest extends TestCase
{
    /** @dataProvider questions */
    public function testFinds(string $zip, int $locationId, string $how, string ...$people): void
    {
        $found = $this->modules()->branches->teamFinder()->find($zip, $locationId);
        self::assertSame($how, $found->how);
        self::assertSame($people, array_map(static fn (Salesman $one): string => $one->slug, $found->people));
    }

    /** @return iterable<string, list<string|int>> */
    public static function questions(): iterable
    {
        $all = ['dale-hutchins', 'marisol-vega', 'curtis-oneal', 'hannah-brandt', 'terrence-boyd', 'joanne-pruitt', 'wade-kessler', 'priya-nair', 'russell-amend', 'becky-stroud'];
        $easton = ['russell-amend', 'becky-stroud'];
        yield 'everybody' => ['', 0, TeamMatch::ASKED_FOR_ALL, ...$all];
        yield 'those of a branch' => ['', 4, TeamMatch::ASKED_FOR_ALL, ...$easton];
        yield 'whoever looks after a ZIP code' => ['66012', 0, TeamMatch::COVERED, 'marisol-vega'];
        yield 'with the four digits behind' => [' 66012-4417 ', 0, TeamMatch::COVERED, 'marisol-vega'];
        yield 'of a branch that does not look after it, its own people' => ['66012', 4, TeamMatch::NEAREST, ...$easton];
        yield "nobody's territory, nearest to Easton" => ['66436', 0, TeamMatch::NEAREST, ...$easton];
        yield 'nobody knows where it is' => ['00000', 4, TeamMatch::UNKNOWN, ...$easton];
        yield 'no ZIP code' => ['Easton', 0, TeamMatch::MALFORMED, ...$all];
        yield 'no branch of ours' => ['', 99, TeamMatch::ASKED_FOR_ALL];
    }

    public function testTellsTheNearestBranchAndHowFarItIs(): void
    {
        $answer = $this->body($this->call('GET', '/salesmen', ['zip' => '66436']));
        self::assertSame('nearest', $answer['how']);
        self::assertSame(['city' => 'Easton', 'miles' => 33], $answer['nearest']);
        self::assertCount(2, (array) $answer['results']);
    }

    public function testSomeoneWithoutAPictureHasThatOfNobodyInParticular(): void
    {
        $one = new Salesman(1, 'al', 'Al', '', '', '', '', '', 1, []);
        self::assertStringEndsWith('/images/people/placeholder.svg', $this->modules()->branches->salesmen()->picture($one));
        self::assertFileExists(dirname(__DIR__, 4) . '/plugin-coleman-api/images/people/placeholder.svg');
    }
}
