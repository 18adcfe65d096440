<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageKind;

/**
 * The pictures of the machines for sale, and which attachments fit which machines.
 *
 * @phpstan-import-type Row from DemoTables
 */
final readonly class DemoMachineDetails implements DemoTables
{
    /** A machine without any picture, and one with a single picture. */
    public const WITHOUT_PICTURES = 60;
    public const ONE_PICTURE = 59;

    /** @param list<Row> $machines rows of the machines */
    public function __construct(private array $machines)
    {
    }

    public function tables(): array
    {
        return ['item_images' => $this->images(), 'attachment_fits' => $this->fits(), 'attachment_only_fits' => $this->onlyFits()];
    }

    /** @return list<Row> of a new machine four pictures, of a used one its data plate too */
    private function images(): array
    {
        /** @var array{captions: array{side: string, front: string, controls: string, plate: string}, details: array<string, array{controls: string, detail: string}>} $file */
        $file = DemoFile::json('machine-pictures.json');
        $slugs = array_column(array_map(
            static fn (string $slug, array $category): array => ['slug' => $slug, 'id' => $category['id']],
            array_keys(DemoModels::categories()),
            DemoModels::categories(),
        ), 'slug', 'id');
        $captions = $file['captions'];
        $rows = [];
        foreach ($this->machines as $machine) {
            $id = (int) $machine['id'];
            if (in_array($id, [self::WITHOUT_PICTURES, self::ONE_PICTURE], true)) {
                continue;
            }
            $slug = $slugs[(int) $machine['category_id']];
            $side = (string) $machine['image'];
            $pictures = [
                $side => $captions['side'],
                str_replace('.svg', '-front.svg', $side) => $captions['front'],
                sprintf('machines/%s-detail.svg', $slug) => $file['details'][$slug]['detail'],
                sprintf('machines/controls-%s.svg', $file['details'][$slug]['controls']) => $captions['controls'],
                'machines/data-plate.svg' => $captions['plate'],
            ];
            foreach (array_keys(array_slice($pictures, 0, 'used' === $machine['machine_condition'] ? 5 : 4)) as $index => $path) {
                $rows[] = ['id' => count($rows) + 1] + (new Image(0, ImageKind::Machine, $id, $index + 1, $path, $pictures[$path], feedPosition: $index + 1))->row();
            }
        }

        return $rows;
    }

    /** @return list<Row> */
    private function fits(): array
    {
        /** @var array<string, list<string>> $file */
        $file = DemoFile::json('attachment-fits.json');
        $attachments = array_column((new DemoAttachments())->tables()['attachment_categories'], 'id', 'slug');
        $machines = DemoModels::categories();
        $rows = [];
        foreach ($file as $machine => $fitting) {
            foreach ($fitting as $attachment) {
                $rows[] = ['equipment_category_id' => $machines[$machine]['id'], 'attachment_category_id' => (int) $attachments[$attachment]];
            }
        }

        return $rows;
    }

    /** @return list<Row> of the attachments that fit fewer machines than their category does */
    private function onlyFits(): array
    {
        /** @var list<array{items: list<array{fits?: list<string>}>}> $file */
        $file = DemoFile::json('attachments.json');
        $machines = DemoModels::categories();
        $rows = [];
        $id = 0;
        foreach (array_merge(...array_column($file, 'items')) as $item) {
            $id++;
            foreach ($item['fits'] ?? [] as $machine) {
                $rows[] = ['attachment_id' => $id, 'equipment_category_id' => $machines[$machine]['id']];
            }
        }

        return $rows;
    }
}
