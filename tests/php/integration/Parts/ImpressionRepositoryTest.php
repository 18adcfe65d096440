<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Parts;

use Coleman\Api\Http\Limits;
use Coleman\Api\Parts\ImpressionRepository;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** What is counted of parts that were seen, and that it is counted of nobody. */
final class ImpressionRepositoryTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->modules()->foundation->connection()->execute('DELETE FROM {part_impressions}');
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {part_impressions}');
        update_option(ImpressionRepository::OPTION, 1);
        update_option(Limits::OPTION, []);
        parent::tearDown();
    }

    public function testAddsUpByPartAndDay(): void
    {
        self::assertSame(204, $this->call('POST', '/impressions', ['ids' => '3,1,2,1'])->get_status());
        self::assertSame(204, $this->call('POST', '/impressions', ['ids' => '2,999999'])->get_status());

        self::assertSame([1 => 1, 2 => 2, 3 => 1], $this->views());
    }

    public function testCountsByTheDealersDay(): void
    {
        $connection = $this->modules()->foundation->connection();
        (new ImpressionRepository($connection, new FixedClock('2026-03-01 05:30:00')))->record([1]);
        (new ImpressionRepository($connection, new FixedClock('2026-03-01 06:30:00')))->record([1]);

        self::assertSame(['2026-02-28', '2026-03-01'], array_column($connection->rows('SELECT seen_on FROM {part_impressions} ORDER BY seen_on'), 'seen_on'));
    }

    public function testASampleCountsForAllItStandsFor(): void
    {
        update_option(ImpressionRepository::OPTION, 10);
        $this->call('POST', '/impressions', ['ids' => '1']);
        self::assertSame([1 => 10], $this->views());

        update_option(ImpressionRepository::OPTION, 0);
        self::assertSame(204, $this->call('POST', '/impressions', ['ids' => '1'])->get_status());
        self::assertSame([1 => 10], $this->views());
    }

    public function testKeepsNothingOfAPersonAndSetsNoCookie(): void
    {
        $response = $this->call('POST', '/impressions', ['ids' => '1']);

        self::assertSame(['part_id', 'seen_on', 'views'], array_keys($this->modules()->foundation->connection()->row('SELECT * FROM {part_impressions}') ?? []));
        self::assertNull($response->get_data()['results'] ?? null);
        self::assertArrayNotHasKey('X-Coleman-Cart', $response->get_headers());
        self::assertSame('private, no-store', $response->get_headers()['Cache-Control'] ?? '');
        self::assertSame(0, $this->rows('carts'));
    }

    /** @testWith [""]
     *            ["1,"]
     *            ["1;2"]
     *            ["part1"]
     *            ["-1"]
     *            ["1234567890"]
     *            ["1,2 OR 1=1"]
     */
    public function testRefusesWhatIsNoListOfIds(string $ids): void
    {
        $response = $this->call('POST', '/impressions', ['ids' => $ids]);

        self::assertSame(400, $response->get_status());
        self::assertStringContainsString('"ids"', (string) wp_json_encode($response->get_data()));
        self::assertSame([], $this->views());
    }

    public function testRefusesMoreThanABatch(): void
    {
        self::assertSame(204, $this->call('POST', '/impressions', ['ids' => implode(',', range(1, 50))])->get_status());
        self::assertSame(400, $this->call('POST', '/impressions', ['ids' => implode(',', range(1, 51))])->get_status());
        self::assertSame(50, $this->rows('part_impressions'));
    }

    public function testComesFromOurOwnPagesOnly(): void
    {
        $_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
        self::assertSame(403, $this->call('POST', '/impressions', ['ids' => '1'])->get_status());
        self::assertSame([], $this->views());
    }

    public function testHasALimitOfItsOwn(): void
    {
        update_option(Limits::OPTION, ['impressions_network' => [2, 60]]);
        $statuses = $this->inOneMoment(fn (): array => array_map(fn (): int => $this->call('POST', '/impressions', ['ids' => '1'])->get_status(), range(1, 3)));

        self::assertSame([204, 204, 429], $statuses);
        self::assertSame([1 => 2], $this->views());
        self::assertSame(200, $this->call('POST', '/cart/add', ['partId' => '1', 'quantity' => '1'])->get_status(), 'seeing parts uses up no buying of them');
    }

    public function testForgetsAfterAYear(): void
    {
        $connection = $this->modules()->foundation->connection();
        (new ImpressionRepository($connection, new FixedClock('2025-01-01 18:00:00')))->record([1]);
        (new ImpressionRepository($connection, new FixedClock('2026-03-01 18:00:00')))->record([1]);
        (new ImpressionRepository($connection, new FixedClock('2026-03-02 18:00:00')))->purgeExpired();

        self::assertSame(1, $this->rows('part_impressions'));
    }

    /** @return array<int, int> by part */
    private function views(): array
    {
        $rows = $this->modules()->foundation->connection()->rows('SELECT part_id, views FROM {part_impressions} ORDER BY part_id');

        return array_combine(array_map('intval', array_column($rows, 'part_id')), array_map('intval', array_column($rows, 'views')));
    }
}
