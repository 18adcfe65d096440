<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\LateLetter;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Support\Money;

/** The letter that tells somebody what they have waited for. What it tells is looked up again when it leaves. */
final readonly class WatchLetter implements LateLetter
{
    private const KIND = 'watch-news';

    public function __construct(
        private WatchRepository $watches,
        private WatchMatcher $matcher,
        private LocationRepository $locations,
        private Transaction $transaction,
    ) {
    }

    public function kind(): string
    {
        return self::KIND;
    }

    /** @param array<int, non-empty-list<WatchNews>> $news by watch */
    public function mail(Watcher $watcher, string $letter, array $news): Mail
    {
        return new Mail(self::KIND, $watcher->email, $this->payload($watcher, $letter, $news), self::about($watcher->id), self::KIND . ':' . $letter);
    }

    /** What the mails to an address belong to. */
    public static function about(int $watcherId): string
    {
        return sprintf('watcher:%d', $watcherId);
    }

    public function asOfNow(array $payload): ?array
    {
        [$id, $letter] = self::named($payload);
        $watcher = $this->watches->byId($id);
        if (null === $watcher || '' === $letter || $watcher->letter !== $letter) {
            return null;
        }
        $news = $this->matcher->find($this->watches->inLetter($id, $letter));
        if ([] === $news) {
            $this->transaction->run(fn () => $this->watches->cancel($id, $letter));

            return null;
        }

        return $this->payload($watcher, $letter, $news);
    }

    public function sent(array $payload): void
    {
        [$id, $letter] = self::named($payload);
        $ended = [];
        $prices = [];
        $machines = [];
        /** @var list<array{watch: int, kind: string, machine: int, cents: int|null}> $items */
        $items = is_array($payload['items'] ?? null) ? $payload['items'] : [];
        foreach ($items as $item) {
            match (WatchKind::from($item['kind'])) {
                WatchKind::InStock => $ended[] = $item['watch'],
                WatchKind::LowerPrice => $prices[$item['watch']] = (int) $item['cents'],
                WatchKind::Listed => $machines[$item['watch']][] = $item['machine'],
            };
        }
        $this->transaction->run(fn (Connection $connection) => $this->watches->sent($id, $letter, $ended, $prices, $machines));
    }

    /**
     * @param array<string, mixed> $payload
     * @return array{int, string} the watcher and the letter
     */
    private static function named(array $payload): array
    {
        return [
            is_int($payload['watcher'] ?? null) ? $payload['watcher'] : 0,
            is_string($payload['letter'] ?? null) ? $payload['letter'] : '',
        ];
    }

    /**
     * @param array<int, non-empty-list<WatchNews>> $news by watch
     * @return array<string, mixed>
     */
    private function payload(Watcher $watcher, string $letter, array $news): array
    {
        $items = [];
        foreach ($news as $watch => $some) {
            foreach ($some as $one) {
                $items[] = [
                    'watch' => $watch,
                    'kind' => $one->kind->value,
                    'title' => $one->title,
                    'url' => home_url($one->url),
                    'machine' => $one->machineId,
                    'cents' => $one->priceCents,
                    'price' => null === $one->priceCents ? '' : Money::format($one->priceCents),
                    'before' => WatchKind::LowerPrice === $one->kind && null !== $one->beforeCents ? Money::format($one->beforeCents) : '',
                ];
            }
        }

        return [
            'watcher' => $watcher->id,
            'letter' => $letter,
            'locale' => $watcher->locale,
            'items' => $items,
            'stop_url' => home_url(WatchLinks::path(WatchLinks::STOP, $watcher)),
            'unsubscribe' => WatchLinks::oneClick($watcher),
            'address' => self::address($this->locations),
        ];
    }

    /** The dealer's postal address, which the law wants in such letters: of its first branch. */
    public static function address(LocationRepository $locations): string
    {
        $first = $locations->all()[0] ?? null;

        return null === $first ? '' : sprintf('%s, %s, %s, %s %s', get_bloginfo('name'), $first->address, $first->city, $first->state, $first->postalCode);
    }
}
