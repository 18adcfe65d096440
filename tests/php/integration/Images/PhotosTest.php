<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Images;

use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Api\Seo\Products;
use Coleman\Tests\Integration\TestCase;

/** Things with several photos, as the API, structured data and pages show them. */
final class PhotosTest extends TestCase
{
    private const EACH = 5;

    /** @var list<int> */
    private array $ids = [];

    /** @var array<int, string> what they showed before */
    private array $before = [];

    protected function setUp(): void
    {
        parent::setUp();
        foreach ($this->modules()->foundation->connection()->rows("SELECT id, image FROM {parts} WHERE discontinued = 0 AND image LIKE '%.svg' ORDER BY id LIMIT 40") as $row) {
            $this->ids[] = (int) $row['id'];
            $this->before[(int) $row['id']] = (string) $row['image'];
        }
        $this->begin();
    }

    protected function tearDown(): void
    {
        foreach ($this->before as $id => $image) {
            $this->modules()->foundation->itemImages()->clear(ImageKind::Part, $id);
            $this->modules()->foundation->connection()->execute('UPDATE {parts} SET image = %s WHERE id = %d', [$image, $id]);
        }
        $this->begin();
        parent::tearDown();
    }

    public function testPartsAskedForByIdHaveAllTheirPhotosInOneQuery(): void
    {
        [, $without] = $this->products();
        array_map($this->photograph(...), $this->ids);
        [$products, $with] = $this->products();
        self::assertSame($without + 1, $with);
        self::assertCount(count($this->ids), $products);
        foreach ($products as $product) {
            self::assertCount(self::EACH, $product['Photos']);
            self::assertSame($product['Photo']['MediumImagePath'], $product['Photos'][0]['MediumImagePath']);
            self::assertSame([$product['Description'], $product['Description'] . ': in its box', 'On ' . $product['Description']], array_slice(array_column($product['Photos'], 'alt'), 0, 3));
        }
    }

    public function testAPartWithADrawingHasNoPhotosAndCostsNoQuery(): void
    {
        self::assertSame([], $this->products()[0][0]['Photos']);
        $this->begin();
        self::assertSame(0, $this->queries(fn (): array => $this->modules()->foundation->photos()->of(ImageKind::Part, $this->ids[0], 'parts/filters.svg')));
    }

    public function testAPageAsksOnceForWhatItsBlockAndItsStructuredDataShow(): void
    {
        $id = $this->ids[0];
        $this->photograph($id);
        $this->begin();
        $part = $this->modules()->parts->repository()->byId($id);
        self::assertInstanceOf(Part::class, $part);
        $products = new Products($this->modules()->foundation->images(), $this->modules()->foundation->photos(), $this->modules()->branches->locations());
        $node = [];
        $queries = $this->queries(function () use ($part, $products, &$node): void {
            $node = (array) $products->node($part, 'https://example.com/x', '');
            $this->modules()->foundation->photos()->of(ImageKind::Part, $part->id, $part->image);
        });
        self::assertSame(1, $queries);
        self::assertIsArray($node['image']);
        self::assertCount(self::EACH, $node['image']);
        foreach ($node['image'] as $address) {
            self::assertMatchesRegularExpression('#^https?://.+/optimized/full/#', $address);
        }
        $html = do_blocks(sprintf('<!-- wp:coleman/part {"part":%d} /-->', $id));
        self::assertSame(self::EACH, substr_count($html, 'coleman-gallery__link'));
        self::assertStringContainsString('object-position:30% 70.5%', $html);
        self::assertStringContainsString('type="image/avif"', $html);
    }

    /** @return array{list<array{Description: string, Photo: array{MediumImagePath: string}, Photos: list<array{MediumImagePath: string, alt: string}>}>, int} what a new request answers, and its queries */
    private function products(): array
    {
        return $this->withModulesAt($this->modules()->foundation->clock, function (): array {
            $products = [];
            $queries = $this->queries(function () use (&$products): void {
                $response = $this->call('GET', '/products', ['productIds' => implode(',', $this->ids)]);
                self::assertSame(200, $response->get_status());
                $products = $this->body($response)['results'];
            });

            return [$products, $queries];
        });
    }

    private function photograph(int $id): void
    {
        $images = [];
        for ($number = 0; $number < self::EACH; $number++) {
            $name = substr(md5("$id $number"), 0, 24);
            $description = (string) $this->modules()->foundation->connection()->value('SELECT description FROM {parts} WHERE id = %d', [$id]);
            $images[] = new Image(0, ImageKind::Part, $id, $number + 1, sprintf('pictures/%s/%s-1200x800-avif.webp', substr($name, 0, 2), $name), ['', 'in its box', 'On ' . $description, '', ''][$number], 0.3, 0.705, isByHand: true);
        }
        $repository = $this->modules()->foundation->itemImages();
        $repository->claim(ImageKind::Part, [$id]);
        $repository->addMany($images);
        $repository->refresh(ImageKind::Part, [$id], '2026-03-01 12:00:00');
    }

    /** As a new request. */
    private function begin(): void
    {
        Plugin::modules($this->modules()->foundation->clock);
    }

    private function queries(\Closure $work): int
    {
        $before = $this->modules()->foundation->connection()->queries();
        $work();

        return $this->modules()->foundation->connection()->queries() - $before;
    }
}
