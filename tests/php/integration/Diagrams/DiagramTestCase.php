<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Diagrams;

use Coleman\Api\Database\Connection;
use Coleman\Tests\Integration\TestCase;

/** Staff at the diagram workshop. What a test makes is taken away again, and the demo's books are as they were. */
abstract class DiagramTestCase extends TestCase
{
    protected const PATH = '/desk/diagrams';
    private const TABLES = ['models', 'model_assemblies', 'model_callouts', 'model_hotspots', 'assembly_drafts', 'assembly_publications'];

    /** @var array<string, list<array<string, string|null>>> */
    private static array $demo = [];

    protected function setUp(): void
    {
        parent::setUp();
        foreach (self::TABLES as $table) {
            self::$demo[$table] ??= $this->connection()->rows(sprintf('SELECT * FROM {%s}', $table));
        }
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->transaction()->run(function (): void {
            foreach (self::TABLES as $table) {
                $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
                $this->connection()->insertMany($table, self::$demo[$table]);
            }
        });
        $this->connection()->execute('DELETE FROM {search_queue}');
        parent::tearDown();
    }

    protected function connection(): Connection
    {
        return $this->modules()->foundation->connection();
    }

    /**
     * @param array<string, mixed> $data
     * @return array<string, mixed> the results
     */
    protected function desk(string $method, string $path, array $data = [], int $status = 200): array
    {
        $answer = $this->call($method, self::PATH . $path, $data);
        $body = $this->body($answer);
        self::assertSame($status, $answer->get_status(), $path . ' ' . wp_json_encode($body));
        $of = $status < 300 ? $body['results'] ?? [] : $body;

        return is_array($of) ? $of : [];
    }

    /** @return int its id */
    protected function newModel(string $name = 'WORKSHOP 5'): int
    {
        $choices = $this->desk('GET', '/choices');

        return $this->desk('POST', '/models', ['brand_id' => $this->brand('Kubota'), 'category_id' => $choices['categories'][0]['id'], 'name' => $name], 201)['id'];
    }

    protected function brand(string $name): int
    {
        return (int) $this->connection()->value('SELECT id FROM {brands} WHERE name = %s', [$name]);
    }

    /** @return array<string, mixed> */
    protected function newAssembly(int $model, string $name = 'Oil filter', string $category = 'Engine'): array
    {
        return $this->desk('POST', "/models/$model/assemblies", ['name' => $name, 'category' => $category], 201);
    }

    /** @return array{figure: string, width: int, height: int, url: string} */
    protected function drawing(int $width = 60, int $height = 40, string $type = 'png'): array
    {
        $answer = $this->sendDrawing($this->bytes($width, $height, $type));
        self::assertSame(201, $answer->get_status(), (string) wp_json_encode($answer->get_data()));

        return $this->body($answer)['results'];
    }

    protected function sendDrawing(string $bytes): \WP_REST_Response
    {
        $request = new \WP_REST_Request('POST', '/coleman/v1' . self::PATH . '/drawings');
        $request->set_header('Content-Type', 'application/octet-stream');
        $request->set_body($bytes);
        $method = $_SERVER['REQUEST_METHOD'] ?? null;
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $answer = rest_do_request($request);
        $_SERVER['REQUEST_METHOD'] = $method;

        return $answer;
    }

    protected function bytes(int $width, int $height, string $type = 'png'): string
    {
        $picture = imagecreatetruecolor(max(1, $width), max(1, $height));
        imagefill($picture, 0, 0, (int) imagecolorallocate($picture, random_int(0, 255), 200, 200));
        ob_start();
        match ($type) {
            'png' => imagepng($picture),
            'jpeg' => imagejpeg($picture),
            default => imagewebp($picture),
        };

        return (string) ob_get_clean();
    }

    /** @return array<string, mixed> what can be published: two rows, two places */
    protected function content(): array
    {
        $numbers = array_column($this->connection()->rows("SELECT part_number FROM {parts} WHERE vendor_name = 'Kubota' AND part_number LIKE '%-%' ORDER BY id LIMIT 2"), 'part_number');

        return $this->drawing() + ['name' => 'Oil filter', 'category' => 'Engine', 'rows' => [
            ['ref' => '1', 'part_number' => strtolower(str_replace('-', ' ', (string) $numbers[0])), 'quantity' => '2', 'note' => 'left'],
            ['ref' => '2', 'part_number' => (string) $numbers[1], 'serial_from' => '100', 'serial_to' => '200'],
        ], 'spots' => [
            ['ref' => '1', 'x' => 0.1, 'y' => 0.2, 'w' => 0.05, 'h' => 0.04],
            ['ref' => '2', 'x' => 0.5, 'y' => 0.5, 'w' => 0.05, 'h' => 0.04],
        ]];
    }

    /**
     * @param array<string, mixed> $content
     * @return array<string, mixed>
     */
    protected function save(int $id, array $content, int $draft = 0): array
    {
        unset($content['url']);

        return $this->desk('POST', "/assemblies/$id/draft", ['draft_version' => $draft, 'content' => $content]);
    }

    /** @return array<string, mixed> */
    protected function publish(int $id, int $status = 200, bool $isConfirmed = false): array
    {
        $work = $this->desk('GET', "/assemblies/$id");

        return $this->desk('POST', "/assemblies/$id/publish", ['version' => $work['version'], 'draft_version' => $work['draft_version'], 'is_confirmed' => $isConfirmed], $status);
    }

    /** @return array<string, mixed> what visitors see */
    protected function seen(int $id): array
    {
        $answer = $this->call('GET', "/assemblies/$id");

        return 200 === $answer->get_status() ? $this->body($answer)['results'] : [];
    }
}
