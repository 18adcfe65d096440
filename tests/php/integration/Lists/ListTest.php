<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Lists;

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Lists\ListCart;
use Coleman\Api\Lists\ListRepository;
use Coleman\Api\Lists\ListRow;
use Coleman\Api\Lists\ListService;
use Coleman\Api\Parts\Part;
use Coleman\Api\Routing\Page;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;
use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/** Lists of parts: limits, sharing, undo, the cart; and random sequences of what several customers do, compared with a model. */
final class ListTest extends TestCase
{
    private const ANN = 900_001;

    private const BOB = 900_002;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['part_lists', 'part_list_rows'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }

    public function testACustomerHasTwentyListsAndADeletedOneMakesRoom(): void
    {
        $ids = array_map(fn (int $n): int => $this->service()->make(self::ANN, "List $n"), range(1, ListRepository::MAX_LISTS));
        self::assertRefused('coleman_too_many_lists', fn () => $this->service()->make(self::ANN, 'One more'));
        $this->service()->make(self::BOB, 'Of somebody else');

        $this->service()->delete(self::ANN, $ids[3]);
        $this->service()->make(self::ANN, 'In its place');
        self::assertRefused('coleman_too_many_lists', fn () => $this->service()->restore(self::ANN, $ids[3]));
        $this->service()->delete(self::ANN, $ids[4]);
        $this->service()->restore(self::ANN, $ids[3]);
        self::assertNotNull($this->lists()->find(self::ANN, $ids[3]));
        self::assertCount(ListRepository::MAX_LISTS, $this->lists()->ofCustomer(self::ANN));
    }

    public function testAListHoldsTwoHundredPartsAndARefusedWriteChangesNothing(): void
    {
        $rows = array_map(static fn (int $part): ListRow => new ListRow(0, $part, 1), range(1, ListService::MAX_ROWS));
        $id = $this->service()->make(self::ANN, 'Full', $rows);
        self::assertRefused('coleman_list_full', fn () => $this->service()->add(self::ANN, $id, [new ListRow(0, 1, 5), new ListRow(0, 201, 1)]));
        self::assertSame([200, 1], [$this->lists()->find(self::ANN, $id)?->rowCount, $this->lists()->rows($id)[0]->quantity]);
        $this->service()->add(self::ANN, $id, [new ListRow(0, 1, 5)]);
        self::assertSame([200, 6], [$this->lists()->find(self::ANN, $id)?->rowCount, $this->lists()->rows($id)[0]->quantity]);
        self::assertRefused('rest_invalid_param', fn () => $this->service()->add(self::ANN, $id, [new ListRow(0, 1, 9_994)]));
        self::assertSame(6, $this->lists()->rows($id)[0]->quantity);
    }

    public function testANameIsOneLineOfPlainText(): void
    {
        foreach (['', '   ', str_repeat('x', 81), "bad\x07"] as $name) {
            self::assertSame(['name'], array_keys(self::refusal(fn () => $this->service()->make(self::ANN, $name))->params), $name);
        }
        $id = $this->service()->make(self::ANN, "  Spring\n service  ");
        self::assertSame('Spring service', $this->lists()->find(self::ANN, $id)?->name);
        self::assertSame(['name'], array_keys(self::refusal(fn () => $this->service()->rename(self::ANN, $id, ' '))->params));
    }

    public function testQuantitiesAndNotesAreSetTogetherOrNotAtAll(): void
    {
        $id = $this->service()->make(self::ANN, 'Service', [new ListRow(0, 1, 1), new ListRow(0, 2, 1)]);
        [$one, $two] = array_map(static fn (ListRow $row): int => $row->id, $this->lists()->rows($id));
        $refusal = self::refusal(fn () => $this->service()->update(self::ANN, $id, [
            $one => ['quantity' => 4, 'note' => 'left side'],
            $two => ['quantity' => 0, 'note' => str_repeat('n', 201)],
        ]));
        self::assertSame(["quantity_$two", "note_$two"], array_keys($refusal->params));
        self::assertSame([1, 1], array_map(static fn (ListRow $row): int => $row->quantity, $this->lists()->rows($id)));
        // A row that another tab has removed stays removed.
        $this->service()->remove(self::ANN, $id, [$two]);
        $this->service()->update(self::ANN, $id, [$one => ['quantity' => 4, 'note' => 'left side'], $two => ['quantity' => 7, 'note' => '']]);
        self::assertEquals([new ListRow($one, 1, 4, 'left side')], $this->lists()->rows($id));
    }

    public function testALinkOpensAListUntilItIsTakenBackOrTheListIsDeleted(): void
    {
        $id = $this->service()->make(self::ANN, 'Shared');
        self::assertNull($this->lists()->byKey(''));
        $this->service()->share(self::ANN, $id);
        $key = $this->lists()->find(self::ANN, $id)->shareKey ?? '';
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/D', $key);
        self::assertSame($id, $this->lists()->byKey($key)?->id);

        $this->service()->delete(self::ANN, $id);
        self::assertNull($this->lists()->byKey($key));
        $this->service()->restore(self::ANN, $id);
        self::assertSame($id, $this->lists()->byKey($key)?->id);

        $this->service()->unshare(self::ANN, $id);
        self::assertNull($this->lists()->byKey($key));
        $this->service()->share(self::ANN, $id);
        self::assertNotSame($key, $this->lists()->find(self::ANN, $id)->shareKey ?? $key);
        self::assertNull($this->lists()->byKey($key));
    }

    /** Also who has had the link cannot tell whether the list is still there. */
    public function testALinkWithoutASharedListSaysSoAlikeWhateverBecameOfIt(): void
    {
        $id = $this->service()->make(self::ANN, 'Secret plans');
        $this->service()->share(self::ANN, $id);
        $key = $this->lists()->find(self::ANN, $id)->shareKey ?? '';
        $page = function (string $key): Page {
            $found = $this->modules()->pages->router()->resolve('/list/' . $key);

            return $found instanceof Page ? $found : self::fail('The router answers nothing.');
        };
        /** All that a page of this key is made of, but for its address. */
        $shown = static fn (string $key): string => str_replace('\/list\/' . $key, '', (string) wp_json_encode($page($key)));
        self::assertSame([200, 'shared-list'], [$page($key)->status, $page($key)->template]);
        $never = str_repeat('0', 32);
        self::assertSame([404, 'list-gone', false, false], [$page($never)->status, $page($never)->template, $page($never)->cacheable, $page($never)->isIndexed()]);
        self::assertSame($shown($never), $shown(substr($key, 0, 30)), 'a link that was cut short');
        $this->service()->unshare(self::ANN, $id);
        self::assertSame($shown($never), $shown($key), 'no longer shared');
        $this->service()->share(self::ANN, $id);
        $second = $this->lists()->find(self::ANN, $id)->shareKey ?? '';
        $this->service()->delete(self::ANN, $id);
        self::assertSame($shown($never), $shown($second), 'deleted');
    }

    public function testDeletingCanBeUndoneForADay(): void
    {
        $id = $this->service()->make(self::ANN, 'Gone', [new ListRow(0, 1, 1)]);
        $kept = $this->service()->make(self::ANN, 'Kept', [new ListRow(0, 1, 1)]);
        $this->service()->delete(self::ANN, $id);
        $this->lists()->purgeDeleted();
        self::assertNotNull($this->lists()->deleted(self::ANN, $id));
        self::assertNull($this->lists()->deleted(self::BOB, $id));

        $now = $this->modules()->foundation->clock->now();
        (new ListRepository($this->modules()->foundation->connection(), new FixedClock($now->modify('+25 hours')->format('Y-m-d H:i:s'))))->purgeDeleted();
        self::assertNull($this->lists()->deleted(self::ANN, $id));
        self::assertSame([[], 1], [$this->lists()->rows($id), count($this->lists()->rows($kept))]);
    }

    public function testTheCartTakesWhatItCanAndTheRestIsNamed(): void
    {
        $gone = new ListRow(3, 999_999_999, 1);
        $fine = new ListRow(4, 1, 2);
        $many = new ListRow(5, 2, 10_000);
        $special = new ListRow(6, Part::PLACEHOLDER_ID, 1, '', 'AB 1', 'Bolt');
        $owner = CartOwner::guest('lists');
        ['cart' => $cart, 'added' => $added, 'missed' => $missed] = $this->toCart()->add($owner, [$gone, $fine, $many, $special]);
        self::assertSame([2, [3, 5]], [$added, $missed]);
        self::assertSame([1, Part::PLACEHOLDER_ID], array_map(static fn ($line): int => $line->partId, $cart->lines));
        $parts = $this->modules()->parts->repository()->byIds([1, 2]);
        self::assertSame('This part is not in our catalog.', ListCart::refusal($owner, $gone, null, $cart->lines));
        self::assertSame('Quantity must be 9,999 or less.', ListCart::refusal($owner, $many, $parts[2], $cart->lines));
    }

    public function testAFullCartTakesOnlyMoreOfWhatIsInIt(): void
    {
        $owner = CartOwner::guest('full');
        $parts = array_column($this->modules()->foundation->connection()->rows('SELECT id FROM {parts} WHERE discontinued = 0 AND case_qty_required = 0 AND id <> %d ORDER BY id LIMIT 202', [Part::PLACEHOLDER_ID]), 'id');
        self::assertCount(202, $parts);
        $rows = array_map(static fn (int $index, string|null $part): ListRow => new ListRow($index, (int) $part, 1), array_keys($parts), $parts);
        ['added' => $added, 'missed' => $missed] = $this->toCart()->add($owner, $rows);
        self::assertSame([200, [200, 201]], [$added, $missed]);
        ['added' => $added, 'missed' => $missed] = $this->toCart()->add($owner, [$rows[201], $rows[0]]);
        self::assertSame([1, [201]], [$added, $missed]);
    }

    public function testTheQueriesDoNotGrowWithTheRows(): void
    {
        $connection = $this->modules()->foundation->connection();
        $cost = function (int $rows) use ($connection): int {
            $id = $this->service()->make(self::ANN, "Of $rows", array_map(static fn (int $part): ListRow => new ListRow(0, $part, 1), range(1, $rows)));
            $list = $this->lists()->find(self::ANN, $id);
            self::assertNotNull($list);
            $before = $connection->queries();
            $sheet = $this->modules()->lists->viewModel()->rows($list);
            self::assertCount($rows, $sheet['rows']);

            return $connection->queries() - $before;
        };
        $cost(1);
        self::assertSame($cost(2), $cost(60));
    }

    /** @return iterable<string, array{int}> */
    public static function seeds(): iterable
    {
        foreach (range(1, 12) as $seed) {
            yield "seed $seed" => [$seed];
        }
    }

    /**
     * What two customers do in any order leaves what a plain model leaves, and no way leads to another's list.
     *
     * @dataProvider seeds
     */
    public function testAnySequenceLeavesWhatTheModelLeaves(int $seed): void
    {
        $random = new Randomizer(new Xoshiro256StarStar($seed));
        $customers = [self::ANN, self::BOB];
        /** @var array<int, array{owner: int, name: string, rows: array<int, int>, isDeleted: bool, isShared: bool}> $model by list */
        $model = [];
        for ($step = 0; $step < 60; $step++) {
            $who = $customers[$random->getInt(0, 1)];
            $id = [] === $model ? 0 : array_keys($model)[$random->getInt(0, count($model) - 1)];
            $part = $random->getInt(1, 5);
            $quantity = $random->getInt(1, 6_000);
            $mine = 0 !== $id && $model[$id]['owner'] === $who && !$model[$id]['isDeleted'];
            $code = '';
            switch ($random->getInt(0, 7)) {
                case 0:
                    $new = 0;
                    $code = self::codeOf(function () use ($who, $step, &$new): void {
                        $new = $this->service()->make($who, "List $step");
                    });
                    $has = count(array_filter($model, static fn (array $list): bool => $list['owner'] === $who && !$list['isDeleted']));
                    self::assertSame($has >= ListRepository::MAX_LISTS ? 'coleman_too_many_lists' : '', $code);
                    if ('' === $code) {
                        $model[$new] = ['owner' => $who, 'name' => "List $step", 'rows' => [], 'isDeleted' => false, 'isShared' => false];
                    }
                    break;
                case 1:
                case 2:
                    $code = self::codeOf(fn () => $this->service()->add($who, $id, [new ListRow(0, $part, $quantity)]));
                    $would = ($model[$id]['rows'][$part] ?? 0) + $quantity;
                    self::assertSame(match (true) {
                        !$mine => 'coleman_list_not_found',
                        $would > 9_999 => 'rest_invalid_param',
                        default => '',
                    }, $code);
                    if ('' === $code) {
                        $model[$id]['rows'][$part] = $would;
                    }
                    break;
                case 3:
                    $row = $this->rowOf($id, $part);
                    $code = self::codeOf(fn () => $this->service()->update($who, $id, [$row => ['quantity' => $quantity, 'note' => '']]));
                    self::assertSame($mine ? '' : 'coleman_list_not_found', $code);
                    if ('' === $code && isset($model[$id]['rows'][$part])) {
                        $model[$id]['rows'][$part] = $quantity;
                    }
                    break;
                case 4:
                    $code = self::codeOf(fn () => $this->service()->remove($who, $id, [$this->rowOf($id, $part)]));
                    self::assertSame($mine ? '' : 'coleman_list_not_found', $code);
                    if ('' === $code) {
                        unset($model[$id]['rows'][$part]);
                    }
                    break;
                case 5:
                    $code = self::codeOf(fn () => $this->service()->delete($who, $id));
                    self::assertSame($mine ? '' : 'coleman_list_not_found', $code);
                    if ('' === $code) {
                        $model[$id]['isDeleted'] = true;
                    }
                    break;
                case 6:
                    $code = self::codeOf(fn () => $this->service()->restore($who, $id));
                    self::assertSame(0 !== $id && $model[$id]['owner'] === $who ? '' : 'coleman_list_not_found', $code);
                    if ('' === $code) {
                        $model[$id]['isDeleted'] = false;
                    }
                    break;
                default:
                    $target = [] === $model ? 0 : array_keys($model)[$random->getInt(0, count($model) - 1)];
                    $code = self::codeOf(fn () => $this->service()->move($who, $id, $target, [$this->rowOf($id, $part)]));
                    $isTheirs = $mine && $model[$target]['owner'] === $who && !$model[$target]['isDeleted'];
                    $moved = $model[$id]['rows'][$part] ?? 0;
                    $would = ($model[$target]['rows'][$part] ?? 0) + $moved;
                    self::assertSame(match (true) {
                        $id === $target => '',
                        !$isTheirs => 'coleman_list_not_found',
                        $moved > 0 && $would > 9_999 => 'rest_invalid_param',
                        default => '',
                    }, $code);
                    if ('' === $code && $id !== $target && $moved > 0) {
                        unset($model[$id]['rows'][$part]);
                        $model[$target]['rows'][$part] = $would;
                    }
            }
            $this->compare($model, $customers, "seed $seed, step $step");
        }
    }

    /**
     * @param array<int, array{owner: int, name: string, rows: array<int, int>, isDeleted: bool, isShared: bool}> $model
     * @param list<int> $customers
     */
    private function compare(array $model, array $customers, string $when): void
    {
        foreach ($customers as $customer) {
            $expected = array_filter($model, static fn (array $list): bool => $list['owner'] === $customer && !$list['isDeleted']);
            $found = [];
            foreach ($this->lists()->ofCustomer($customer) as $list) {
                $rows = [];
                foreach ($this->lists()->rows($list->id) as $row) {
                    $rows[$row->partId] = $row->quantity;
                }
                self::assertSame(count($rows), $list->rowCount, $when);
                ksort($rows);
                $found[$list->id] = [$list->name, $rows];
            }
            ksort($found);
            $plain = array_map(static function (array $list): array {
                ksort($list['rows']);

                return [$list['name'], $list['rows']];
            }, $expected);
            ksort($plain);
            self::assertSame($plain, $found, $when);
        }
    }

    /** The id of a part's row on a list; one that nobody has where it is not there. */
    private function rowOf(int $list, int $part): int
    {
        return array_find($this->lists()->rows($list), static fn (ListRow $row): bool => $row->partId === $part)->id ?? 987_654_321;
    }

    private function service(): ListService
    {
        return $this->modules()->lists->service();
    }

    private function lists(): ListRepository
    {
        return $this->modules()->lists->repository();
    }

    private function toCart(): ListCart
    {
        return new ListCart($this->modules()->carts->service(), $this->modules()->carts->bulkAdd(), $this->modules()->parts->repository());
    }

    private static function assertRefused(string $code, \Closure $do): void
    {
        self::assertSame($code, self::codeOf($do));
    }

    private static function codeOf(\Closure $do): string
    {
        try {
            $do();
        } catch (ApiError $refusal) {
            return $refusal->errorCode;
        }

        return '';
    }

    private static function refusal(\Closure $do): ApiError
    {
        try {
            $do();
        } catch (ApiError $refusal) {
            return $refusal;
        }
        self::fail('Nothing was refused.');
    }
}
