<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartRules;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;
use Coleman\Tests\Integration\TestCase;

/** What a cart takes, at each limit and one beyond it. */
final class CartRulesTest extends TestCase
{
    /** @return iterable<string, array{int, bool, int, int|null}> case quantity, whether it is required, quantity, what is suggested */
    public function cases(): iterable
    {
        yield 'a full case' => [12, true, 12, null];
        yield 'two cases' => [12, true, 24, null];
        yield 'one too few' => [12, true, 11, 12];
        yield 'one too many' => [12, true, 13, 24];
        yield 'one of a case' => [12, true, 1, 12];
        yield 'one below two cases' => [12, true, 23, 24];
        yield 'cases that are only advised' => [12, false, 11, null];
        yield 'a case of nothing' => [0, true, 7, null];
    }

    /** @dataProvider cases */
    public function testFullCases(int $case, bool $isRequired, int $quantity, ?int $suggested): void
    {
        $refusal = self::refusal(static fn () => CartRules::refuseBrokenCase(self::part(caseQuantity: $case, isCaseRequired: $isRequired), $quantity));
        if (null === $suggested) {
            self::assertNull($refusal);

            return;
        }
        self::assertSame(['coleman_quantity_not_multiple', 400, ['quantity'], ['multiple_of' => $case, 'suggested' => $suggested]], [
            $refusal?->errorCode, $refusal?->status, array_keys($refusal->params ?? []), $refusal?->data,
        ]);
        self::assertSame(sprintf('This part is sold in cases of %d. For example, order %d.', $case, $suggested), $refusal->getMessage());
    }

    public function testAPieceOverTheLargestQuantityIsRefused(): void
    {
        $owner = CartOwner::guest('rules');
        self::assertNull(self::refusal(static fn () => CartRules::refuseBrokenCase(self::part(), 9_999)));
        self::assertNull(self::refusal(static fn () => CartRules::refuseTooMuch($owner, self::part(), 1, 9_999)));
        foreach ([
            static fn () => CartRules::refuseBrokenCase(self::part(), 10_000),
            static fn () => CartRules::refuseTooMuch($owner, self::part(), 1, 10_000),
        ] as $work) {
            $refusal = self::refusal($work);
            self::assertSame([400, ['quantity' => 'Quantity must be 9,999 or less.']], [$refusal?->status, $refusal?->params]);
        }
    }

    public function testALineOverTheMostIsRefused(): void
    {
        $owner = CartOwner::guest('rules');
        self::assertNull(self::refusal(static fn () => CartRules::refuseTooMuch($owner, self::part(), 200, 1)));
        $refusal = self::refusal(static fn () => CartRules::refuseTooMuch($owner, self::part(), 201, 1));
        self::assertSame(['coleman_cart_full', 409, 'A cart can hold up to 200 different parts.'], [$refusal?->errorCode, $refusal?->status, $refusal?->getMessage()]);
    }

    public function testOfDiscontinuedPartsNoMoreThanThereIs(): void
    {
        $owner = CartOwner::guest('rules');
        self::assertNull(self::refusal(static fn () => CartRules::refuseTooMuch($owner, self::part(stock: [1 => 2, 2 => 1], isDiscontinued: true), 1, 3)));
        self::assertNull(self::refusal(static fn () => CartRules::refuseTooMuch($owner, self::part(stock: [1 => 2]), 1, 3)));
        foreach ([
            [[1 => 2, 2 => 1], 4, 'This part is discontinued: only 3 are left.', 3],
            [[1 => 1], 2, 'This part is discontinued: only 1 is left.', 1],
            [[], 1, 'This part is discontinued and sold out.', 0],
        ] as [$stock, $wanted, $words, $available]) {
            $refusal = self::refusal(static fn () => CartRules::refuseTooMuch($owner, self::part(stock: $stock, isDiscontinued: true), 1, $wanted));
            self::assertSame(['coleman_insufficient_stock', 409, $words, ['available' => $available]], [$refusal?->errorCode, $refusal?->status, $refusal?->getMessage(), $refusal?->data]);
        }
    }

    private static function refusal(\Closure $work): ?ApiError
    {
        try {
            $work();

            return null;
        } catch (ApiError $refusal) {
            return $refusal;
        }
    }

    /** @param array<int, int> $stock by branch */
    private static function part(array $stock = [1 => 5], bool $isDiscontinued = false, int $caseQuantity = 1, bool $isCaseRequired = false): Part
    {
        return new Part(1, 'A-1', 101, 'Kubota', '', 'Filter', '', 1, '', 1_250, null, 'Usually ships in 2-3 days', $isDiscontinued, false, $isCaseRequired, $caseQuantity, $stock);
    }
}
