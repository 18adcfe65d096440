<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Api\Cart\CartItem;
use Coleman\Api\Cart\CartLine;
use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartQuote;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;
use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/** A cart as the text of a link, and back: the same parts, today's prices, nothing of a person. */
final class CartQuoteTest extends CartTestCase
{
    /** Any parts and quantities come back as they were. */
    public function testWhatIsWrittenIsReadAgain(): void
    {
        $random = new Randomizer(new Xoshiro256StarStar(7));
        for ($run = 0; $run < 200; $run++) {
            $rows = [];
            $count = $random->getInt(1, 200);
            while (count($rows) < $count) {
                $part = $random->getInt(1, 999_999_999);
                $rows[$part] = $random->getInt(1, 9_999);
            }
            $text = implode('.', array_map(static fn (int $part, int $quantity): string => "{$part}x{$quantity}", array_keys($rows), $rows));
            self::assertLessThanOrEqual(CartQuote::LONGEST, strlen($text));
            self::assertSame($rows, array_column(CartQuote::rows($text), 'quantity', 'partId'));
        }
    }

    /** @return iterable<string, array{string}> */
    public static function others(): iterable
    {
        foreach (['', 'x', '1', '1x', 'x1', '0x1', '1x0', '1x-1', '1x1.', '.1x1', '1x1,2x1', '1x10000', "1x1\n", '1e3x1', '1x1.<b>', '9999999999x1'] as $text) {
            yield "“{$text}”" => [$text];
        }
    }

    /** @dataProvider others */
    public function testAnythingElseIsNoQuote(string $text): void
    {
        self::assertSame([], CartQuote::rows($text));
        self::assertSame([], $this->modules()->carts->quote()->cart($text)->lines);
    }

    public function testAPartNamedTwiceIsOneLineAndThePlaceholderNone(): void
    {
        self::assertSame([1 => 9_999], array_column(CartQuote::rows('1x9000.1x9000.714940x1'), 'quantity', 'partId'));
    }

    public function testACartComesBackAtTodaysPricesWithoutWhatItsOwnerTyped(): void
    {
        $this->add(1, 2);
        $this->add(Part::PLACEHOLDER_ID, 1, ['customerPartNumber' => 'ANN-1', 'customerPartDescription' => 'For Ann']);
        $this->add(2, 3);
        $cart = $this->modules()->carts->service()->view($this->modules()->carts->session()->owner());
        $text = CartQuote::text($cart);
        self::assertSame('1x2.2x3', $text);
        $shown = $this->modules()->carts->quote()->cart($text . '.999999999x1');
        $parts = $this->modules()->parts->repository()->byIds([1, 2]);
        self::assertSame(
            [[1, 2, $parts[1]->priceCents], [2, 3, $parts[2]->priceCents]],
            array_map(static fn (CartItem $item): array => [$item->part->id, $item->line->quantity, $item->priceCents()], $shown->items()),
        );
        self::assertSame(CartQuote::text($shown), $text);
    }

    public function testTheFormAddsAllOrNothing(): void
    {
        $action = array_merge(...array_map(static fn ($forms): array => $forms->all(), $this->modules()->carts->forms()))['cart_add_quote'];
        $owner = CartOwner::guest(bin2hex(random_bytes(16)));
        self::assertSame('/cart', $action(['parts' => '1x2.2x3']));
        $lines = fn (): array => array_map(static fn (CartLine $line): array => [$line->partId, $line->quantity], $this->modules()->carts->service()->view($this->modules()->carts->session()->owner())->lines);
        self::assertSame([[1, 2], [2, 3]], $lines());
        self::assertSame([], $this->modules()->carts->service()->view($owner)->lines);
        try {
            $action(['parts' => '1x1.999999999x1']);
            self::fail('Nothing was refused.');
        } catch (ApiError $refusal) {
            self::assertSame(['rows[1]'], array_keys($refusal->params));
        }
        self::assertSame([[1, 2], [2, 3]], $lines());
    }
}
