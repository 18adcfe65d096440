<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Security\StagingGuard;
use Coleman\Api\Support\Csv;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Log;

/**
 * Orders as files in a folder that the dealer's own system watches: each run writes what has changed since the last one.
 *
 * A file is written beside its place and renamed, so that nobody reads half of one. Its name is that of the cursor it
 * begins at: a run that died before it could note how far it came writes the same file again.
 */
final readonly class OrderFiles
{
    public const HOOK = 'coleman_order_files';

    /** How far the files go, a cursor of OrderFeedQuery. */
    public const CURSOR = 'coleman_order_files_cursor';

    /** What went wrong the last time, for Site Health and the settings; '' for nothing. */
    public const FAULT = 'coleman_order_files_fault';

    private const AT_ONCE = 100;

    /** Orders of one file; the next run goes on. */
    private const PAGES = 100;

    private const HEAD = ['number', 'placed_at', 'changed_at', 'state', 'payment_status', 'customer_id', 'name', 'company', 'email', 'phone', 'po_number', 'pay_method', 'ship_street', 'ship_street2', 'ship_city', 'ship_state', 'ship_zip', 'subtotal', 'shipping', 'tax', 'total', 'line_id', 'part_number', 'description', 'quantity', 'backordered', 'price', 'fulfilment', 'line_state'];

    public function __construct(private OrderFeedQuery $orders, private SentOrders $sent)
    {
    }

    /** @return int how many orders were written; 0 too where no folder is set */
    public function run(): int
    {
        $settings = OrderFileSettings::get();
        if (!$settings->isOn() || StagingGuard::ofSite()->isOn()) {
            return 0;
        }
        try {
            $written = $this->write($settings);
            update_option(self::FAULT, '', false);

            return $written;
        } catch (\RuntimeException $fault) {
            update_option(self::FAULT, $fault->getMessage(), false);
            Log::error('order files: ' . $fault->getMessage());

            return 0;
        }
    }

    private function write(OrderFileSettings $settings): int
    {
        $fault = OrderFileSettings::faultOf($settings->folder);
        if ('' !== $fault) {
            throw new \RuntimeException($fault);
        }
        $stored = get_option(self::CURSOR, '');
        $cursor = $first = is_string($stored) ? $stored : '';
        $page = $this->orders->since($cursor, self::AT_ONCE);
        if ([] === $page['orders']) {
            return 0;
        }
        $path = sprintf('%s/orders-%s.%s', rtrim($settings->folder, '/'), '' === $first ? '0' : strtr($first, [':' => '', '-' => '']), $settings->format);
        // Two runs at a time write files of their own, and then the same one.
        $draft = sprintf('%s.%s.part', $path, bin2hex(random_bytes(4)));
        $file = fopen($draft, 'xb');
        if (false === $file) {
            /* translators: %s: folder */
            throw new \RuntimeException(sprintf(__('Files can’t be written to %s.', 'coleman'), $settings->folder));
        }
        $ids = [];
        $isWritten = 'csv' !== $settings->format || self::put($file, Csv::MARK . Csv::line(self::HEAD));
        for ($turn = 1; $isWritten && [] !== $page['orders']; $turn++) {
            foreach ($page['orders'] as $order) {
                $isWritten = $isWritten && self::put($file, 'csv' === $settings->format ? self::csv($order) : Json::encode($order) . "\n");
                $ids[] = is_int($order['id']) ? $order['id'] : 0;
            }
            $cursor = $page['after'];
            $page = $page['has_more'] && $turn < self::PAGES ? $this->orders->since($cursor, self::AT_ONCE) : ['orders' => []] + $page;
        }
        if (!(fflush($file) && fclose($file) && $isWritten && rename($draft, $path))) {
            @unlink($draft);
            /* translators: %s: folder */
            throw new \RuntimeException(sprintf(__('A file can’t be written to %s. The disk may be full.', 'coleman'), $settings->folder));
        }
        if ($settings->marksSent) {
            $this->sent->mark(...$ids);
        }
        // Last: who dies before it writes and marks the same again.
        update_option(self::CURSOR, $cursor, false);

        return count($ids);
    }

    /** @param resource $file */
    private static function put($file, string $text): bool
    {
        return strlen($text) === fwrite($file, $text);
    }

    /** @param array<string, mixed> $order a line for each of its lines */
    private static function csv(array $order): string
    {
        $text = static fn (mixed $value): string => is_scalar($value) ? (string) $value : '';
        $money = static fn (mixed $cents): string => Csv::money(is_int($cents) ? $cents : null);
        $billing = is_array($order['billing']) ? $order['billing'] : [];
        $shipping = is_array($order['shipping']) ? $order['shipping'] : [];
        $of = static fn (array $address, string $name): string => $text($address[$name] ?? '');
        $head = [
            $text($order['number']), $text($order['placed_at']), $text($order['changed_at']), $text($order['state']), $text($order['payment_status']), $text($order['customer_id']),
            $text($order['name']), $of($billing, 'company'), $text($order['email']), $of($billing, 'phone'), $text($order['po_number']), $text($order['pay_method']),
            $of($shipping, 'street'), $of($shipping, 'street2'), $of($shipping, 'city'), $of($shipping, 'state'), $of($shipping, 'zip'),
            $money($order['subtotal_cents']), $money($order['shipping_cents']), $money($order['tax_cents']), $money($order['total_cents']),
        ];
        $lines = '';
        foreach (is_array($order['lines']) ? $order['lines'] : [] as $line) {
            if (is_array($line)) {
                $lines .= Csv::line([
                    ...$head,
                    $of($line, 'id'), $of($line, 'part_number'), $of($line, 'description'), $of($line, 'quantity'), $of($line, 'backordered'),
                    $money($line['price_cents'] ?? null), $of($line, 'fulfilment'), $of($line, 'state'),
                ]);
            }
        }

        return $lines;
    }
}
