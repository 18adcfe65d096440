<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * Tells the parts desks of short shelves and of backorders that stock has come for: one mail a day and desk while there
 * are new ones. What was told once is told again only after it has been dealt with in between.
 *
 * @phpstan-import-type ShortShelf from StockAttention
 * @phpstan-import-type Arrival from StockAttention
 */
final readonly class StockMails
{
    /** The day of the last mail, and keys of what was told and still stands. */
    public const OPTION = 'coleman_stock_told';

    public function __construct(private StockAttention $attention, private Outbox $outbox, private RecipientSettings $recipients, private Clock $clock)
    {
    }

    /** Queues the mails of today, unless there were some already: what is new since waits until tomorrow. */
    public function tell(): void
    {
        $stored = get_option(self::OPTION);
        $day = is_array($stored) && is_string($stored['day'] ?? null) ? $stored['day'] : '';
        $told = is_array($stored) && is_array($stored['keys'] ?? null) ? $stored['keys'] : [];
        $today = DealerTime::today($this->clock);
        if ($today === $day) {
            return;
        }
        $keys = [];
        $letters = [];
        foreach ($this->attention->short() as $shelf) {
            $keys[] = $key = 'short:' . Shelf::keyOf($shelf['part_id'], $shelf['location_id']);
            if (!in_array($key, $told, true)) {
                $letters[$this->recipients->parts($shelf['location_id'])]['short'][] = self::short($shelf);
            }
        }
        foreach ($this->attention->arrivals() as $arrival) {
            $keys[] = $key = 'arrived:' . $arrival['event_id'];
            if (!in_array($key, $told, true)) {
                $letters[$this->recipients->parts($arrival['location_id'])]['arrived'][] = self::arrived($arrival);
            }
        }
        foreach ($letters as $to => $rows) {
            $this->outbox->queue(new Mail('stock-attention', (string) $to, $rows + ['short' => [], 'arrived' => [], 'url' => self::url()], 'stock', "stock-attention:$today:$to"));
        }
        update_option(self::OPTION, ['day' => [] === $letters ? $day : $today, 'keys' => $keys], false);
    }

    public static function url(): string
    {
        return admin_url('admin.php?page=coleman-orders');
    }

    /**
     * @param ShortShelf $shelf
     * @return list<string> cells of the letter's table
     */
    private static function short(array $shelf): array
    {
        return [$shelf['part_number'], $shelf['city'], implode(', ', array_column($shelf['orders'], 'number')), (string) $shelf['missing']];
    }

    /**
     * @param Arrival $arrival
     * @return list<string> cells of the letter's table
     */
    private static function arrived(array $arrival): array
    {
        return [$arrival['part_number'], $arrival['city'], $arrival['order_number'], (string) $arrival['pieces']];
    }
}
