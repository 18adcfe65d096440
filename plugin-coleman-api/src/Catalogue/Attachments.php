<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Database\Connection;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Money;

/** Attachments and implements, listed in the shape of section 3: Attachment (rental). */
final readonly class Attachments
{
    public function __construct(private Connection $connection, private ImageUrls $images)
    {
    }

    /**
     * @param int $after the last id of the page before; 0 begins
     * @return list<array<string, mixed>> schema/attachment.json; one more than `$limit` when there is a further page
     */
    public function list(int $categoryId, int $vendorId, string $search, int $after, int $limit): array
    {
        $conditions = ['a.id > %d'];
        $values = [$after];
        if ($categoryId > 0) {
            $conditions[] = 'a.category_id = %d';
            $values[] = $categoryId;
        }
        if ($vendorId > 0) {
            $conditions[] = 'a.brand_id = %d';
            $values[] = $vendorId;
        }
        if ('' !== trim($search)) {
            $pattern = '%' . addcslashes(trim($search), '_%\\') . '%';
            $conditions[] = '(a.name LIKE %s OR a.model LIKE %s)';
            array_push($values, $pattern, $pattern);
        }
        $values[] = $limit + 1;

        return array_map($this->present(...), $this->connection->rows(
            'SELECT a.*, b.name AS brand_name FROM {attachments} a JOIN {brands} b ON b.id = a.brand_id WHERE '
            . implode(' AND ', $conditions) . ' ORDER BY a.id LIMIT %d',
            $values,
        ));
    }

    /**
     * @param array<string, string|null> $row
     * @return array<string, mixed>
     */
    private function present(array $row): array
    {
        $cents = static fn (string $column): ?int => null === $row[$column] ? null : (int) $row[$column];
        $rate = static fn (?int $amount): string => null === $amount ? '' : Money::format($amount);
        $image = (string) $row['image'];

        return [
            'AttachmentId' => (int) $row['id'],
            'Model' => (string) $row['model'],
            'Name' => (string) $row['name'],
            'CategoryId' => (int) $row['category_id'],
            'VendorId' => (int) $row['brand_id'],
            'BrandName' => (string) $row['brand_name'],
            'Url' => EquipmentUrls::attachment((int) $row['id'], (string) $row['name']),
            'DailyRental' => $rate($cents('daily_cents')),
            'WeeklyRental' => $rate($cents('weekly_cents')),
            'MonthlyRental' => $rate($cents('monthly_cents')),
            'daily_cents' => $cents('daily_cents'),
            'weekly_cents' => $cents('weekly_cents'),
            'monthly_cents' => $cents('monthly_cents'),
            'ThumbnailImage' => $this->images->object($image, 'thumbnail'),
            'MediumImage' => $this->images->object($image, 'medium'),
            'FullImage' => $this->images->object($image, 'full'),
        ];
    }
}
