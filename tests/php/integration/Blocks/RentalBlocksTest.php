<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Demo\DemoRentals;
use Coleman\Api\Plugin;
use Coleman\Blocks\OwnQuery;
use Coleman\Tests\Integration\TestCase;

/** What the blocks of rentals make of their attributes and of the page's address. */
final class RentalBlocksTest extends TestCase
{
    /** Mini excavators; its last class stands at Bonner Springs and Lee's Summit. */
    private const CATEGORY = 3;

    protected function tearDown(): void
    {
        $_GET = [];
        Plugin::modules()->foundation->connection()->execute('DELETE FROM {rental_days}');
        parent::tearDown();
    }

    public function testTheListIsOfItsCategoryAndBranch(): void
    {
        $_GET = ['location_id' => '4'];
        $list = $this->props($this->block('rental-list', ['categoryId' => self::CATEGORY]));
        self::assertSame([4, ['KX040-4']], [$list['choice']['locationId'], array_column($list['list']['items'], 'Model')]);
        self::assertSame('Rent: Mini Excavators', $list['title']);
    }

    public function testTheListGoesOnByKeyToItsEnd(): void
    {
        $models = [];
        do {
            $list = $this->props($this->block('rental-list', ['categoryId' => self::CATEGORY, 'perPage' => 3]))['list'];
            array_push($models, ...array_column($list['items'], 'Model'));
            $_GET = ['after' => (string) $list['after']];
        } while ($list['has_more']);
        self::assertSame(['U27-4', 'E35', 'KX040-4', 'TB260'], $models);
    }

    /** @return iterable<string, array{array<string, mixed>}> */
    public static function nonsense(): iterable
    {
        yield 'no digits' => [['location_id' => '4x', 'after' => '-1', 'month' => '2026-13', 'start_date' => 'tomorrow']];
        yield 'unknown' => [['location_id' => '999', 'month' => '1999-01', 'start_date' => '2026-1-1']];
        yield 'lists' => [['location_id' => ['4'], 'after' => ['1'], 'month' => ['2026-12'], 'start_date' => ['2026-12-14']]];
        yield 'too long' => [['location_id' => '4444444444', 'month' => "2999-01\n", 'start_date' => '2026-12-14T00:00']];
    }

    /**
     * @dataProvider nonsense
     * @param array<string, mixed> $query
     */
    public function testNonsenseInTheAddressAsksForNothing(array $query): void
    {
        $blocks = fn (): array => [
            $this->props($this->block('rental-list', ['categoryId' => self::CATEGORY]))['choice'],
            $this->props($this->block('rental-calendar', ['rental' => DemoRentals::ROUND_RATES]))['choice'],
            $this->props($this->block('rental-form', ['rental' => DemoRentals::ROUND_RATES]))['values'],
        ];
        $plain = $blocks();
        $_GET = $query;
        self::assertSame($plain, $blocks());
    }

    public function testTheCalendarCountsWhatIsLeftAtABranch(): void
    {
        $month = (new \DateTimeImmutable(Plugin::modules()->rentals->calendar()->today()))->modify('first day of next month')->format('Y-m');
        $_GET = ['month' => $month, 'location_id' => '2'];
        $before = $this->props($this->block('rental-calendar', ['rental' => DemoRentals::ROUND_RATES]));
        self::assertSame([$month, 2], [$before['choice']['month'], $before['choice']['locationId']]);
        $open = array_values(array_filter($before['days'], static fn (array $day): bool => $day['is_open']))[0];
        $unit = Plugin::modules()->foundation->connection()->rows('SELECT id FROM {rental_units} WHERE class_id = %d AND location_id = 2', [DemoRentals::ROUND_RATES])[0]['id'];
        Plugin::modules()->foundation->connection()->execute('INSERT INTO {rental_days} (unit_id, day, rental_id) VALUES (%d, %s, 1)', [(int) $unit, $open['date']]);
        $after = array_column($this->props($this->block('rental-calendar', ['rental' => DemoRentals::ROUND_RATES]))['days'], 'free', 'date');
        self::assertSame([$open['free'] - 1, count($before['days'])], [$after[$open['date']], count($after)]);
        self::assertStringContainsString("data-date=\"{$open['date']}\"", $this->block('rental-calendar', ['rental' => DemoRentals::ROUND_RATES]));
    }

    public function testTheFormBeginsWithTheDayOfTheCalendar(): void
    {
        $_GET = ['start_date' => '2031-03-03'];
        $form = $this->block('rental-form', ['rental' => DemoRentals::ROUND_RATES]);
        self::assertStringContainsString('value="2031-03-03"', $form);
        self::assertSame(['start_date' => '2031-03-03'], $this->props($form)['values']);
        self::assertStringContainsString('action="/rental/request/' . DemoRentals::ROUND_RATES . '"', $form);
    }

    public function testTheFormOfAnotherPluginCarriesNothingOfOurs(): void
    {
        $form = $this->block('rental-form', ['rental' => DemoRentals::ROUND_RATES, 'action' => 'https://example.com/contact/#wpcf7-f12-o1']);
        self::assertStringContainsString('action="https://example.com/contact/#wpcf7-f12-o1"', $form);
        self::assertStringNotContainsString('coleman_action', strstr($form, '<script', true) ?: $form);
        self::assertStringNotContainsString('javascript:', $this->block('rental-form', ['rental' => DemoRentals::ROUND_RATES, 'action' => 'javascript:alert(1)']));
    }

    public function testEachBlockCostsAConstantNumberOfQueries(): void
    {
        $id = DemoRentals::ROUND_RATES;
        foreach (['rental-categories' => 1, 'rental-help' => 1, 'rental-list' => 5, 'rental' => 5, 'rental-calendar' => 4, 'rental-form' => 5] as $block => $most) {
            $before = Plugin::modules()->foundation->connection()->queries();
            $this->block($block, in_array($block, ['rental', 'rental-calendar', 'rental-form'], true) ? ['rental' => $id] : []);
            self::assertLessThanOrEqual($most, Plugin::modules()->foundation->connection()->queries() - $before, $block);
        }
    }

    /** @param array<string, mixed> $attributes */
    private function block(string $name, array $attributes): string
    {
        OwnQuery::startPage();

        return render_block(['blockName' => "coleman/{$name}", 'attrs' => $attributes, 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
    }

    /** @return array<string, mixed> what the island is given */
    private function props(string $html): array
    {
        self::assertSame(1, preg_match('#<script type="application/json" data-coleman-props>(.*?)</script>#s', $html, $match));
        $props = json_decode($match[1], true, flags: JSON_THROW_ON_ERROR);
        self::assertIsArray($props);

        return $props;
    }
}
