<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Inventory;

use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Tests\Integration\TestCase;

/** What a feed asks before it writes, and the ids that it never gives. */
final class FieldLockRepositoryTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->modules()->foundation->connection()->execute('DELETE FROM {kept_fields}');
    }

    public function testAFeedLearnsWhichFieldsOfItsRowsStay(): void
    {
        $kept = new FieldLockRepository($this->modules()->foundation->connection());
        self::assertSame([], $kept->lockedFields(ItemKind::Machine, []));
        $kept->put(ItemKind::Machine, 61, ['price_cents', 'description', 'price_cents']);
        $kept->put(ItemKind::Machine, 62, ['price_cents', FieldLockRepository::ALL]);
        $kept->put(ItemKind::Salesman, 61, ['phone']);

        self::assertSame([61 => ['description', 'price_cents'], 62 => ['*']], $kept->lockedFields(ItemKind::Machine, [60, 61, 62]));
        self::assertFalse(FieldLockRepository::mayOverwrite(['description', 'price_cents'], 'price_cents'));
        self::assertTrue(FieldLockRepository::mayOverwrite(['description', 'price_cents'], 'model'));
        self::assertFalse(FieldLockRepository::mayOverwrite(['*'], 'model'));
        self::assertTrue(FieldLockRepository::mayOverwrite([], 'model'));

        $kept->put(ItemKind::Machine, 61, []);
        self::assertSame([], $kept->lockedFields(ItemKind::Machine, [61]));
        self::assertSame([61 => ['phone']], $kept->lockedFields(ItemKind::Salesman, [61]), 'the same id of another kind is another row');
    }

    public function testWhatIsMadeByHandHasANumberThatNoFeedGives(): void
    {
        $ids = new ManualIdAllocator($this->modules()->foundation->connection());
        $first = $ids->next(ItemKind::Machine->value);
        self::assertTrue(ManualIdAllocator::isOne($first));
        self::assertSame($first + 1, $ids->next(ItemKind::Salesman->value), 'in one run for all kinds');
        self::assertFalse(ManualIdAllocator::isOne(714940));
        self::assertLessThan(100_000_000, $first, 'search tells kinds by the ninth digit');
    }
}
