CREATE TABLE `model_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`questions` integer NOT NULL
);
